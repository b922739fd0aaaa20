# syntax=docker/dockerfile:1
# Three stages: build dependencies, production dependencies, and the final image.

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/client/package.json packages/client/
COPY examples/package.json examples/
COPY packages/contract/package.json packages/contract/
COPY packages/render/package.json packages/render/
COPY apps/paystack-sandbox/package.json apps/paystack-sandbox/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

FROM manifests AS build
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN node scripts/prepare.mjs

FROM manifests AS packages
RUN npm ci --omit=dev --include=optional --no-audit --no-fund && npm cache clean --force

FROM node:24.21.0-bookworm-slim AS run
ARG UFARO_COMMIT=
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3001 \
    DATA_DIR=/data \
    UFARO_COMMIT=$UFARO_COMMIT
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/apps apps
COPY --from=packages /app/packages packages
COPY package.json package-lock.json LICENSE THIRD-PARTY.md ./
COPY packages packages
COPY apps/server apps/server
COPY apps/paystack-sandbox apps/paystack-sandbox
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3001
# Requests and jobs get eight seconds to finish on shutdown: allow fifteen.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As in scripts/server.ts.
CMD ["node", "--max-semi-space-size=16", "apps/server/src/main.ts"]
