# syntax=docker/dockerfile:1
# Obrador as a container: docs/despliegue.md says how to run it.

FROM node:26.12.1-bookworm-slim AS base
WORKDIR /app
ENV NODE_ENV=production

# What runs. Install scripts are left out: the only one that does something fetches a Node, and the image is one.
FROM base AS packages
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin/node

# The screens.
FROM base AS screens
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig*.json vite.config.ts ./
COPY core core
COPY web web
COPY docs docs
COPY tools tools
RUN node node_modules/vite/bin/vite.js build --logLevel warn

FROM base
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY core core
COPY server server
COPY tools tools
COPY --from=screens /app/dist dist
# Nobody writes into the program; data lie in a volume. A volume made new takes over the owner of this folder.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DRAIN_SECONDS=5 NODE_COMPILE_CACHE=/tmp/obrador-compiled
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--disable-warning=ExperimentalWarning", "server/main.ts"]
