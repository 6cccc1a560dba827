import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { parseArgs } from 'node:util';
import inject from 'light-my-request';
import next from 'next';
import { addAllTexts } from '@/languages/all';
import { findActorByToken, findSession } from '@/lib/platform/auth/session-store';
import { announceStart } from '@/lib/platform/cache/announce';
import { followExpired } from '@/lib/platform/cache/expire';
import { invalidateAllCached, invalidateCached, stores } from '@/lib/platform/cache/stores';
import { cacheTags } from '@/lib/platform/cache/tags';
import { env } from '@/lib/platform/env/server';
import { logFindings } from '@/lib/platform/health/findings';
import { withPageStatus } from '@/lib/platform/http/page-status';
import { setRelease } from '@/lib/platform/http/release';
import { followMapFile } from '@/lib/platform/maps/map-file';
import { startLog } from '@/lib/platform/observability/error-reports';
import { keepFigures } from '@/lib/platform/observability/kept-figures';
import { log } from '@/lib/platform/observability/log';
import { startMetrics } from '@/lib/platform/observability/metrics-server';
import {
  readHost,
  readPagesWaiting,
  readPool,
  readQueue,
} from '@/lib/platform/observability/readings';
import { nextFolder, runningVersion } from '@/server/local/release.mjs';
import { createAdmission } from '@/server/web/admission';
import {
  CONNECTIONS_MAX_PER_ADDRESS,
  HEADERS_MS_MAX,
  limitConnections,
  refuseUnreadable,
  takeUpgrades,
} from '@/server/web/connections';
import { canDrain } from '@/server/web/drain';
import { exceptLookers, knowMembers } from '@/server/web/is-member';
import { readRoutes } from '@/server/web/known-routes';
import { readStyles } from '@/server/web/page-styles';
import { sayUnavailable } from '@/server/web/refusals';
import { createRequestHandler } from '@/server/web/request-handler';
import { keepFiles } from '@/server/web/static-files';
import { readErrorScripts } from './content-policy';

/** The pages that a web process renders before it takes over. */
const FIRST_PAGES = ['/', '/venues', '/games', '/sports', '/coaching', '/sign-in', '/api/sports'];

// Without it React and Next run in development mode, several times as slow.
if (env.NODE_ENV !== 'production') log.warn('web is to run with NODE_ENV=production');

startLog('web');
addAllTexts();

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '3000' },
    // Another web process serves this address until this one is ready (server/local/supervise).
    'takes-over': { type: 'boolean', default: false },
    // The parent process does not report findings.
    findings: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const build = nextFolder();
const release = readFileSync(join(build, 'BUILD_ID'), 'utf8').trim();
setRelease(release);

// The process itself responds to requests with no host or two, with the security headers.
const server = createServer({ requireHostHeader: false, headersTimeout: HEADERS_MS_MAX });
if (env.TRUSTED_PROXY_HOPS === 0) limitConnections(server, CONNECTIONS_MAX_PER_ADDRESS);
refuseUnreadable(server);
const drain = canDrain(server);
// Next attaches to this server for upgrades; it receives only those meant for it.
const upgrades = new EventEmitter() as Server;
takeUpgrades(server, upgrades);
const app = next({ dev: false, hostname: values.host, port, httpServer: upgrades });
await app.prepare();
const handle = app.getRequestHandler();
const admission = createAdmission();
const listener = createRequestHandler({
  next: (request, response) =>
    withPageStatus(
      request,
      response,
      () => void handle(request, response),
      () => sayUnavailable(request, response),
    ),
  stores: stores.answers,
  isMember: exceptLookers(
    knowMembers(async (token) => (await findActorByToken(token)) !== null),
    findSession,
  ),
  host: new URL(env.NEXTAUTH_URL).host,
  errorScripts: readErrorScripts(build),
  styles: readStyles(build),
  routeOf: readRoutes(build),
  admission,
  files: keepFiles(build, release, join(env.DATA_DIR, 'static')),
});
server.on('request', listener);
// Not awaited: the database may start later than the web. Entries from before it listens are not trusted.
const changes = followExpired({ forget: invalidateCached, forgetAll: invalidateAllCached });
void changes.ready.then(invalidateAllCached).then(announceStart);
followMapFile(() => invalidateCached([cacheTags.map]));
if (values['takes-over']) await proveItself();
server.listen(port, values.host, () => {
  log.info({ ...runningVersion(), host: values.host, port }, 'the web process listens');
  process.send?.('ready');
});
void startMetrics('web', [
  readPool(),
  readQueue(),
  readHost(),
  readPagesWaiting(() => admission.pages.waitingCount()),
]);
const endFigures = keepFigures();
// With a supervisor, npm start reports them itself, in words.
if (values.findings || !process.send) void logFindings();

// Realtime connections passed on to the sidecar.
const upgraded = new Set<Duplex>();
server.on('upgrade', (_request, socket) => {
  upgraded.add(socket);
  socket.once('close', () => upgraded.delete(socket));
});

/**
 * A release that cannot render its pages must not replace one that can. And the first page of each kind takes a second or more,
 * for which no visitor should wait.
 */
async function proveItself(): Promise<void> {
  const { host } = new URL(env.NEXTAUTH_URL);
  for (const url of FIRST_PAGES) {
    const { statusCode } = await inject(listener, { url, headers: { host } });
    if (statusCode < 500) continue;
    log.error({ status: statusCode, path: url }, 'a page of this release fails');
    process.exit(1);
  }
}

let ending: Promise<void> | undefined;

/** Ends this process after its current requests. Realtime connections never end by themselves. */
function end(close: () => Promise<void>): Promise<void> {
  ending ??= (async () => {
    const closed = close();
    for (const socket of upgraded) socket.destroy();
    await closed;
    await endFigures();
    await changes.close();
    await app.close();
    process.exit(0);
  })();
  return ending;
}

function stop(): Promise<void> {
  // Repeated while draining, which leaves idle connections open.
  server.closeIdleConnections();
  return end(() => new Promise((done) => server.close(() => done())));
}

// A signal may come twice: from the supervisor, and from systemd to all processes of a unit.
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('message', (message) => {
  if (message === 'drain') void end(drain);
});
