# The pages of Nugar out of one program that needs nothing beside it, as a user without rights:
#   docker build --tag nugar . && docker run --rm --publish 8137:8137 nugar
FROM rust:1.95-bookworm AS build
# npm brings wasm-opt; without it the page only weighs more.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends npm \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /nugar
COPY . .
RUN cargo xtask dist

FROM scratch
COPY --from=build /nugar/dist/nugar /nugar
COPY --from=build /nugar/dist/THIRD-PARTY-LICENCES.txt /nugar/LICENSE-MIT /nugar/LICENSE-APACHE /licences/
USER 65532:65532
EXPOSE 8137
ENTRYPOINT ["/nugar"]
CMD ["serve", "--host", "0.0.0.0"]
