FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN npm run release && mkdir /garita && tar -xzf release/*.tar.gz -C /garita --strip-components 1

FROM debian:bookworm-slim
RUN useradd --uid 10001 --home-dir /data --create-home garita
COPY --from=build /garita /garita
WORKDIR /garita
ENV DATA_DIR=/data
USER garita
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s CMD node_modules/node-linux-*/bin/node -e "fetch('http://127.0.0.1:' + (process.env.PORT ?? 8080) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
ENTRYPOINT ["/garita/garita"]
