import type { Pool } from 'pg';
import { POOL_CONNECTIONS_MAX } from '@/lib/platform/db/connections';
import { TransactionPool } from '@/lib/platform/db/transaction-pool';
import { env } from '@/lib/platform/env/server';
import { log } from '@/lib/platform/observability/log';

// Next's development reload evaluates modules again; the pool must survive it or connections pile up.
const holder = globalThis as typeof globalThis & { maidanPool?: Pool };

/** The one connection pool of this process: Prisma, rate limits and realtime publishing share it. */
export const pool: Pool =
  holder.maidanPool ??
  new TransactionPool({
    connectionString: env.DATABASE_URL,
    max: POOL_CONNECTIONS_MAX,
    // A new connection plans every statement anew, which makes the first pages on it two to three times as slow. Ten minutes keep
    // plans for a site with little traffic, and free the 25 MB of each connection overnight.
    idleTimeoutMillis: 600_000,
    connectionTimeoutMillis: 10_000,
  });

if (!holder.maidanPool) {
  holder.maidanPool = pool;
  // An idle connection that the server closes emits here; without a listener it would end the process.
  pool.on('error', (err) => log.warn({ err }, 'the database ended a connection'));
}
