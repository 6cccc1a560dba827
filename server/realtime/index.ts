import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { startRealtime } from '@/server/realtime/app';

const app = await startRealtime({ port: env.WS_PORT });
process.send?.('ready');

async function stop(): Promise<void> {
  await app.close();
  await pool.end();
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
