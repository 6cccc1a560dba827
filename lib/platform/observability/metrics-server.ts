import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import { atMost } from '@/lib/platform/db/at-most';
import { env } from '@/lib/platform/env/server';
import { isLoopbackHost } from '@/lib/platform/http/own-host';
import { log } from '@/lib/platform/observability/log';
import { metrics } from '@/lib/platform/observability/metrics';

/** The processes on one machine have the same environment, so each listens this far above METRICS_PORT. */
const PORT_OFFSETS = { web: 0, realtime: 1, jobs: 2 } as const;

export type ProcessName = keyof typeof PORT_OFFSETS;

/** Sets its gauges; called before each response. */
export type Reading = () => void | Promise<void>;

/** Prometheus times out after ten seconds by default, and an unreachable database must not hide the other numbers. */
const READING_MS_MAX = 4_000;

interface MetricsAddress {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** With it, callers must send it as `Authorization: Bearer`. */
  token?: string;
}

interface MetricsServer {
  url: string;
  close: () => Promise<void>;
}

/** Starts the listener of METRICS_PORT; without that variable only the counters are maintained. */
export async function startMetrics(name: ProcessName, readings: readonly Reading[]): Promise<void> {
  const { METRICS_HOST: host, METRICS_PORT: port, METRICS_TOKEN: token } = env;
  if (port === undefined) return;
  collectDefaultMetrics({ register: metrics.registry });
  try {
    const { url } = await serveMetrics(name, readings, {
      host,
      port: port + PORT_OFFSETS[name],
      token,
    });
    log.info({ url }, 'metrics are served');
  } catch (error) {
    // The port may be in use. The product works without metrics.
    log.error({ err: error }, 'metrics cannot be served');
  }
}

/** Serves `GET /metrics` on a separate port, never on the public one. */
export async function serveMetrics(
  name: ProcessName,
  readings: readonly Reading[],
  { host, port, token }: MetricsAddress,
): Promise<MetricsServer> {
  metrics.registry.setDefaultLabels({ process: name });
  const server = createServer((request, response) => {
    const status = refusalOf(request, token);
    if (status !== null) return void response.writeHead(status).end();
    answer(readings, response).catch((error: unknown) => {
      log.warn({ err: error }, 'metrics could not be read');
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  // The listener must not prevent the process from ending.
  server.unref();
  return { url: urlOf(server), close: () => close(server) };
}

async function answer(readings: readonly Reading[], response: ServerResponse): Promise<void> {
  await Promise.all(readings.map(read));
  const text = await metrics.registry.metrics();
  response
    .writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' })
    .end(text);
}

async function read(reading: Reading): Promise<void> {
  const done = async () => {
    try {
      await reading();
    } catch (error) {
      log.warn({ err: error }, 'a metric could not be read');
    }
  };
  await atMost(READING_MS_MAX, done());
}

function refusalOf({ method, url, headers }: IncomingMessage, token?: string): number | null {
  // Without a token only this machine reaches it, but a foreign name in a browser here may point to this machine.
  if (!token && !isLoopbackHost(headers.host)) return 421;
  if (token && !isSame(headers.authorization ?? '', `Bearer ${token}`)) return 401;
  if (url !== '/metrics') return 404;
  return method === 'GET' ? null : 405;
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [first, second] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}

function urlOf(server: Server): string {
  // It listens at a port, so its address is not a path.
  const { address, port } = server.address() as AddressInfo;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}/metrics`;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => {
    server.close(() => done());
  });
}
