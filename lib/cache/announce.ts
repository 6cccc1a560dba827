import { withLanding } from '@/lib/cache/tags';
import { pool } from '@/lib/db/pool';
import { log } from '@/lib/observability/log';

/** The Postgres channel on which every web process hears what it keeps no longer. */
export const EXPIRED_CHANNEL = 'expired';

/** As many tags as surely fit into one text: Postgres refuses those of 8000 bytes and more. */
const TAGS_MAX = 200;

/**
 * Tells every web process that what is kept under these tags has changed. Called after the change has been committed; it
 * never throws, because the change has happened and what is kept ends by itself after minutes.
 */
export async function announceExpired(changed: readonly string[]): Promise<void> {
  const tags = withLanding(changed);
  try {
    for (let at = 0; at < tags.length; at += TAGS_MAX) {
      const text = JSON.stringify(tags.slice(at, at + TAGS_MAX));
      await pool.query('SELECT pg_notify($1, $2)', [EXPIRED_CHANNEL, text]);
    }
  } catch (error) {
    log.warn({ err: error, tags: tags.slice(0, 5) }, 'other processes do not hear what changed');
  }
}
