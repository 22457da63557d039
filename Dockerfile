# syntax=docker/dockerfile:1
# Builds the product and runs it as an ordinary user; nothing secret is in the image, and its root may
# be read-only: the one place that is written is the volume /data.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-progress
COPY index.html vite.config.ts tsconfig.json tsconfig.base.json ./
COPY public public
COPY contract contract
COPY server server
COPY src src
ARG BACKEND_HOST=/backend
ENV BACKEND_HOST=$BACKEND_HOST
RUN node server/node/build.mjs

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules node_modules
COPY --from=build --chown=root:root /app/dist dist
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/backend/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
