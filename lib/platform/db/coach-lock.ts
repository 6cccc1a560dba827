import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/**
 * Serialises everything that assigns a coach's time until the transaction ends. No constraint spans bookings and classes; and
 * where one does, two at once can end as a deadlock, of which Postgres undoes either.
 */
export async function lockCoachTime(coachUserId: number, tx: Tx): Promise<void> {
  // The offset keeps clear of other single-number locks; pairs of numbers are a space of their own.
  await sql`SELECT pg_advisory_xact_lock(7000000000 + ${coachUserId}::bigint)`.execute(on(tx));
}
