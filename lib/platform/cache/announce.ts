import { sql } from 'kysely';
import { withLanding } from '@/lib/platform/cache/tags';
import { on } from '@/lib/platform/db/kysely';
import { log } from '@/lib/platform/observability/log';

/** The Postgres channel on which every web process learns which cache entries to drop. */
export const EXPIRED_CHANNEL = 'expired';

/** As many tags as surely fit into one payload: Postgres refuses payloads of 8000 bytes and more. */
const TAGS_MAX = 200;

/** Stands for all tags, when the changed ones are unknown. */
export const EVERYTHING = '*';

/**
 * Call it when a process starts that changes cached content: its predecessor may have been killed between a commit and its
 * announcement. The announcement cannot be part of the transaction: transactions with a NOTIFY commit one after the other,
 * which halved the writes per second.
 */
export const announceStart = (): Promise<void> => announceExpired([EVERYTHING]);

/**
 * Notifies every web process that the entries cached under these tags have changed. Call it after the commit. It never throws,
 * because the change has happened and cached entries expire by themselves after minutes.
 */
export async function announceExpired(changed: readonly string[]): Promise<void> {
  const tags = withLanding(changed);
  try {
    for (let at = 0; at < tags.length; at += TAGS_MAX) {
      const text = JSON.stringify(tags.slice(at, at + TAGS_MAX));
      await sql`SELECT pg_notify(${EXPIRED_CHANNEL}, ${text})`.execute(on());
    }
  } catch (error) {
    log.warn(
      { err: error, tags: tags.slice(0, 5) },
      'other processes were not told which cache entries changed',
    );
  }
}
