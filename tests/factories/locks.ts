import { vi } from 'vitest';
import { db } from '@/lib/platform/db/client';

export async function waitUntilBlocked(): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await db.$queryRaw<unknown[]>`
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      if (waiting.length === 0) throw new Error('nothing waits yet');
    },
    { timeout: 10_000, interval: 20 },
  );
}
