import { type Kysely, sql } from 'kysely';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';

const DAY = 86_400;

/** Each line says why its rows may go. All are cheap thanks to an index, and safe to run twice. */
const statements = (kx: Kysely<Tables>) => [
  // Expired sessions and links open nothing.
  kx.deleteFrom('sessions').where('expire', '<', now),
  kx
    .deleteFrom('sessions as s')
    .using('users as u')
    .whereRef('u.id', '=', 's.userId')
    .where((eb) => eb.ref('u.isAdmin'))
    .where('s.lastSeenAt', '<', secondsAgo(DAY / 2)),
  kx.deleteFrom('verificationTokens').where('expiresAt', '<', secondsAgo(DAY)),
  // Kept longer, it would be a record of people's movements; an attack is investigated within weeks.
  kx.deleteFrom('securityEvents').where('createdAt', '<', secondsAgo(90 * DAY)),
  // A letter that could not be sent in time is useless; a sent one only loses its link.
  kx
    .deleteFrom('outboxMails as m')
    .using('mailLinks as l')
    .whereRef('l.mailId', '=', 'm.id')
    .where('m.status', '<>', 'sent')
    .where('l.expiresAt', '<', now),
  kx.deleteFrom('mailLinks').where('expiresAt', '<', now),
  kx.deleteFrom('addressLinks').where('expiresAt', '<', now),
  kx.deleteFrom('passkeyChallenges').where('expiresAt', '<', now),
  // Buckets refill by themselves; the old rows only take space.
  kx
    .deleteFrom('rateLimits')
    .where('expire', '<', sql<number>`extract(epoch FROM now()) * 1000 - ${DAY * 1_000}`),
  kx.deleteFrom('usedCaptchas').where('expiresAt', '<', now),
  kx.deleteFrom('captchaPasses').where('expiresAt', '<', now),
  kx.deleteFrom('idempotencyKeys').where('expiresAt', '<', now),
  // A skip is remembered for 30 days.
  kx.deleteFrom('skips').where('createdAt', '<', secondsAgo(30 * DAY)),
  // A person becomes visible again when the suspension ends: users.discoverable is generated and cannot read the clock.
  kx.updateTable('users').set({ suspendedUntil: null }).where('suspendedUntil', '<', now),
  // Stores the end of what is over. Readers treat it as over from its last minute on, swept or not.
  kx
    .updateTable('games')
    .set({ status: 'completed' })
    .where('status', '=', 'upcoming')
    .where('endsAt', '<', now),
  // The bell lists the latest; an old read one only takes space.
  kx
    .deleteFrom('notifications')
    .where((eb) => eb.ref('isRead'))
    .where('createdAt', '<', secondsAgo(180 * DAY)),
  kx.deleteFrom('jobs').where('doneAt', '<', secondsAgo(14 * DAY)),
  kx
    .deleteFrom('outboxMails')
    .where('status', '=', 'sent')
    .where('createdAt', '<', secondsAgo(30 * DAY)),
];

export async function sweep(): Promise<void> {
  for (const statement of statements(on())) await statement.execute();
}
