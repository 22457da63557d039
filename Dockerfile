# syntax=docker/dockerfile:1
# Builds the product and runs it as an ordinary user. The image has no secrets, and its root may be
# read-only: only the volume /data is written. The base image is pinned by digest;
# NODE_IMAGE replaces it (docs/operating.md).
ARG NODE_IMAGE=node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-progress
COPY index.html vite.config.ts tsconfig.json tsconfig.base.json ./
COPY public public
COPY docs/licences.md docs/security.md docs/
COPY contract contract
COPY server server
COPY cli cli
COPY build build
COPY src src
ARG BACKEND_HOST=/backend
ENV BACKEND_HOST=$BACKEND_HOST
RUN node build/build.mjs

# The few packages that are not in the server's bundle, in the versions of package-lock.json.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=build /app/dist/package.json /app/dist/package-lock.json /app/.npmrc ./
RUN npm ci --no-progress

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages --chown=root:root /app/package.json ./
COPY --from=packages --chown=root:root /app/node_modules node_modules
COPY --from=build --chown=root:root /app/dist dist
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/backend/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
