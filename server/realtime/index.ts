import { addAllTexts } from '@/languages/all';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { startLog } from '@/lib/platform/observability/error-reports';
import { log } from '@/lib/platform/observability/log';
import { startMetrics } from '@/lib/platform/observability/metrics-server';
import { readPool, readSockets } from '@/lib/platform/observability/readings';
import { runningVersion } from '@/server/local/release.mjs';
import { startRealtime } from '@/server/realtime/app';

startLog('realtime');
addAllTexts();
const app = await startRealtime({ port: env.WS_PORT });
await startMetrics('realtime', [readPool(), readSockets(() => app.io.sockets.sockets.size)]);
log.info(
  { ...runningVersion(), host: env.WS_HOST, port: app.port },
  'the realtime sidecar listens',
);
process.send?.('ready');

async function stop(): Promise<void> {
  await app.close();
  await pool.end();
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
