import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { parseArgs } from 'node:util';
import next from 'next';
import { addAllTexts } from '@/lib/language/all';
import { announceStart } from '@/lib/platform/cache/announce';
import { followExpired } from '@/lib/platform/cache/follow-expired';
import { forgetAllKept, forgetKept, kept } from '@/lib/platform/cache/kept';
import { cacheTags } from '@/lib/platform/cache/tags';
import { env } from '@/lib/platform/env/server';
import { logFindings } from '@/lib/platform/health/findings';
import { withPageStatus } from '@/lib/platform/http/page-status';
import { setRelease } from '@/lib/platform/http/release';
import { followMapFile } from '@/lib/platform/maps/map-file';
import { startErrorReports } from '@/lib/platform/observability/error-reports';
import { log } from '@/lib/platform/observability/log';
import { startMetrics } from '@/lib/platform/observability/metrics-server';
import {
  readHost,
  readPagesWaiting,
  readPool,
  readQueue,
} from '@/lib/platform/observability/readings';
import { assemble } from '@/server/web/assemble';
import { createCrowd } from '@/server/web/busy';
import { keepFiles } from '@/server/web/earlier-files';
import { readErrorScripts } from '@/server/web/error-scripts';
import { readRoutes } from '@/server/web/routes';
import {
  CONNECTIONS_MAX_PER_ADDRESS,
  HEADERS_MS_MAX,
  limitConnections,
  refuseUnreadable,
  takeUpgrades,
} from '@/server/web/wire';

// Without it React and Next run in development mode, several times as slow.
if (env.NODE_ENV !== 'production') log.warn('web is to run with NODE_ENV=production');

startErrorReports('web');
addAllTexts();

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '3000' },
  },
});
const port = Number(values.port);
const release = readFileSync('.next/BUILD_ID', 'utf8').trim();
setRelease(release);

// The front itself answers requests with no host or two, with the security headers.
const server = createServer({ requireHostHeader: false, headersTimeout: HEADERS_MS_MAX });
if (env.TRUSTED_PROXY_HOPS === 0) limitConnections(server, CONNECTIONS_MAX_PER_ADDRESS);
refuseUnreadable(server);
// Next attaches to this server for upgrades; it gets only those meant for it.
const upgrades = new EventEmitter() as Server;
takeUpgrades(server, upgrades);
const app = next({ dev: false, hostname: values.host, port, httpServer: upgrades });
await app.prepare();
const handle = app.getRequestHandler();
const crowd = createCrowd();
server.on(
  'request',
  assemble({
    next: (request, response) =>
      withPageStatus(request, response, () => void handle(request, response)),
    kept: kept.answers,
    host: new URL(env.NEXTAUTH_URL).host,
    errorScripts: readErrorScripts('.next'),
    routeOf: readRoutes('.next'),
    crowd,
    earlier: keepFiles('.next', release, join(env.DATA_DIR, 'static')),
  }),
);
// Not awaited: the database may start later than the web. Entries from before it listens are not trusted.
const changes = followExpired({ forget: forgetKept, forgetAll: forgetAllKept });
void changes.ready.then(forgetAllKept).then(announceStart);
followMapFile(() => forgetKept([cacheTags.map]));
server.listen(port, values.host);
void startMetrics('web', [
  readPool(),
  readQueue(),
  readHost(),
  readPagesWaiting(() => crowd.turns.waitingCount),
]);
// Below a supervisor that has a channel: npm start says them itself, in words.
if (!process.send) void logFindings();

// Realtime connections passed on to the sidecar.
const upgraded = new Set<Duplex>();
server.on('upgrade', (_request, socket) => {
  upgraded.add(socket);
  socket.once('close', () => upgraded.delete(socket));
});

/** Resolves when the requests under way have been answered. Realtime connections never end by themselves. */
async function stop(): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  for (const socket of upgraded) socket.destroy();
  await closed;
  await changes.close();
  await app.close();
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
