# One image for the web process, the realtime sidecar, the worker and the migrations; compose.yaml gives each its command.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# The last step is for a checkout that only its owner can read.
RUN npm run build \
  && rm -rf dist/next/.build \
  && node scripts/prune-packages.mjs \
  && chmod -R a+rX .

FROM base
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 DATA_DIR=/data UPLOAD_DIR=/data/uploads
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/public public
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/prisma/places prisma/places
COPY --from=build /app/package.json /app/next.config.mjs ./
COPY --from=build /app/server/web/security-headers.mjs server/web/
COPY --from=build /app/server/local/environment.mjs /app/server/local/files.mjs /app/server/local/lock.mjs /app/server/local/log-line.mjs \
  /app/server/local/node-memory.mjs /app/server/local/node-version.mjs /app/server/local/plain-error.mjs /app/server/local/processes.mjs server/local/
COPY --from=build /app/scripts/admin.mjs /app/scripts/app-role.mjs /app/scripts/command-line.mjs /app/scripts/is-healthy.mjs \
  /app/scripts/load-places.mjs /app/scripts/migrate.mjs /app/scripts/run-bundle.mjs scripts/
COPY --from=build /app/lib/platform/storage/bucket-address.mjs lib/platform/storage/
COPY --from=build /app/lib/platform/env/postgres-url.mjs /app/lib/platform/env/spelling.mjs lib/platform/env/
COPY --from=build /app/lib/platform/geocoding/fold.mjs lib/platform/geocoding/
COPY --from=build /app/lib/platform/geocoding/data lib/platform/geocoding/data
COPY --from=build /app/lib/platform/share-cards/naskh.ttf lib/platform/share-cards/
# Everything above belongs to root; the product writes only here.
RUN install -d -o node -g node dist/cache \
  && install -d -m 700 -o node -g node /data /data/uploads
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "scripts/is-healthy.mjs", "http://127.0.0.1:3000/api/health"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=25", "dist/web.mjs", "--host", "0.0.0.0", "--port", "3000"]
