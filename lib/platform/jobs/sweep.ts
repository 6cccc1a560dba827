import { type Kysely, sql } from 'kysely';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';
import { FOREIGN_LANE } from '@/lib/platform/jobs/kinds';

const DAY = 86_400;

/**
 * The tables of lib/platform; a feature's own are swept by its service. Each line gives the reason why its rows may go. All use
 * an index, and are safe to run twice.
 */
const statements = (kx: Kysely<Tables>) => [
  // Expired sessions and links are useless.
  kx.deleteFrom('sessions').where('expire', '<', now),
  kx
    .deleteFrom('sessions as s')
    .using('users as u')
    .whereRef('u.id', '=', 's.userId')
    .where((eb) => eb.ref('u.isAdmin'))
    .where('s.lastSeenAt', '<', secondsAgo(DAY / 2)),
  kx.deleteFrom('accessTokens').where('expiresAt', '<', now),
  kx.deleteFrom('verificationTokens').where('expiresAt', '<', secondsAgo(DAY)),
  // A longer history would be a record of people's movements; an attack is investigated within weeks.
  kx.deleteFrom('securityEvents').where('createdAt', '<', secondsAgo(90 * DAY)),
  // An email that could not be sent in time is useless; a sent one only loses its link.
  kx
    .deleteFrom('outboxMails as m')
    .using('mailLinks as l')
    .whereRef('l.mailId', '=', 'm.id')
    .where('m.status', '<>', 'sent')
    .where('l.expiresAt', '<', now),
  kx.deleteFrom('mailLinks').where('expiresAt', '<', now),
  kx.deleteFrom('addressLinks').where('expiresAt', '<', now),
  kx.deleteFrom('passkeyChallenges').where('expiresAt', '<', now),
  // Buckets refill by themselves; old rows are useless.
  kx
    .deleteFrom('rateLimits')
    .where('expire', '<', sql<number>`extract(epoch FROM now()) * 1000 - ${DAY * 1_000}`),
  kx.deleteFrom('usedCaptchas').where('expiresAt', '<', now),
  kx.deleteFrom('captchaPasses').where('expiresAt', '<', now),
  kx.deleteFrom('idempotencyKeys').where('expiresAt', '<', now),
  // The console shows a month.
  kx.deleteFrom('keptFigures').where('day', '<', secondsAgo(100 * DAY)),
  kx.deleteFrom('jobs').where('doneAt', '<', secondsAgo(14 * DAY)),
  // Nobody repeats a call to another server after that.
  kx
    .deleteFrom('jobs')
    .where('lane', '=', FOREIGN_LANE)
    .where('failedAt', '<', secondsAgo(14 * DAY)),
  kx
    .deleteFrom('outboxMails')
    .where('status', '=', 'sent')
    .where('createdAt', '<', secondsAgo(30 * DAY)),
];

/** `server/jobs/clean-up` calls it with the sweeps of the features. */
export async function sweep(): Promise<void> {
  for (const statement of statements(on())) await statement.execute();
}
