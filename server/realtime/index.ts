import { addAllTexts } from '@/lib/language/all';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { startErrorReports } from '@/lib/platform/observability/error-reports';
import { startMetrics } from '@/lib/platform/observability/metrics-server';
import { readPool, readSockets } from '@/lib/platform/observability/readings';
import { startRealtime } from '@/server/realtime/app';

startErrorReports('realtime');
addAllTexts();
const app = await startRealtime({ port: env.WS_PORT });
await startMetrics('realtime', [readPool(), readSockets(() => app.io.sockets.sockets.size)]);
process.send?.('ready');

async function stop(): Promise<void> {
  await app.close();
  await pool.end();
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
