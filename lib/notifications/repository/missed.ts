import { goneNames, mayNotify, present } from '@/lib/moderation/visibility';
import { peopleOf } from '@/lib/notifications/repository/notifications';
import type { Viewer } from '@/lib/platform/calendar/words-for-viewer';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';
import { languageOf } from '@/lib/platform/language/languages';

/** An email's job may run a little early. */
const EARLY_SECONDS = 30;
const TOO_OLD_SECONDS = 2 * 86_400;

/**
 * Takes a person's missed notifications that no email has contained yet, and marks them as mailed in the email's transaction.
 * Topics without email are excluded.
 */
export function takeMissed(
  userId: number,
  { minutes, unwantedTypes, limit }: { minutes: number; unwantedTypes: string[]; limit: number },
  tx: Tx,
) {
  return on(tx)
    .with('taken', (kx) =>
      kx
        .updateTable('notifications as n')
        .set({ emailedAt: now })
        .where('n.id', 'in', (eb) =>
          eb
            .selectFrom('notifications as w')
            .where('w.userId', '=', userId)
            .where((own) => own.not('w.isRead'))
            .where('w.emailedAt', 'is', null)
            .where('w.createdAt', '<=', secondsAgo(minutes * 60 - EARLY_SECONDS))
            .where('w.createdAt', '>', secondsAgo(TOO_OLD_SECONDS))
            // These have emails of their own.
            .where((own) =>
              own.not(
                own.exists(
                  own
                    .selectFrom('outboxMails as m')
                    .whereRef('m.dedupeKey', '=', 'w.dedupeKey')
                    .select('m.id'),
                ),
              ),
            )
            .where((own) => own.not(own('w.type', '=', own.fn.any(own.val(unwantedTypes)))))
            .orderBy('w.id', 'desc')
            .limit(limit)
            .forUpdate()
            .skipLocked()
            .select('w.id'),
        )
        .where((eb) => mayNotify(eb.ref('n.actorId'), userId))
        .returning(['n.id', 'n.actorId', 'n.type', 'n.title', 'n.message', 'n.said', 'n.data']),
    )
    .selectFrom('taken')
    .orderBy('taken.id', 'desc')
    .select(['taken.id', 'taken.type', 'taken.title', 'taken.message', 'taken.said', 'taken.data'])
    .select(goneNames(peopleOf('taken')).as('goneNames'))
    .execute();
}

export type MissedRow = Awaited<ReturnType<typeof takeMissed>>[number];

/** A person's email address, language and zone; null for deleted, banned or unconfirmed accounts. */
export async function findRecipient(
  userId: number,
  tx: Tx,
): Promise<(Viewer & { email: string }) | null> {
  const row = await on(tx)
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .where('u.emailVerifiedAt', 'is not', null)
    .where(present('u'))
    .select(['u.email', 'u.language', 'u.timeZone', 'u.dateStyle'])
    .executeTakeFirst();
  return row ? { ...row, language: languageOf(row.language) } : null;
}

/** The topics for which the person turned email off. */
export async function findUnmailedTopics(userId: number, tx: Tx): Promise<string[]> {
  const rows = await on(tx)
    .selectFrom('notificationPreferences')
    .where('userId', '=', userId)
    .where('email', '=', false)
    .select('topic')
    .execute();
  return rows.map(({ topic }) => topic);
}

/** Marks a notification whose words go into a letter of their own. @returns its id, or null if the person is not told */
export async function updateMailed(
  userId: number,
  dedupeKey: string,
  tx: Tx,
): Promise<number | null> {
  const row = await on(tx)
    .updateTable('notifications')
    .set({ emailedAt: now })
    .where('userId', '=', userId)
    .where('dedupeKey', '=', dedupeKey)
    .returning('id')
    .executeTakeFirst();
  return row ? Number(row.id) : null;
}

/** Who of a notification's people is not to be named; undefined when its person must not hear of them at all. */
export function findCause(notificationId: number): Promise<{ goneNames: string[] } | undefined> {
  return on()
    .selectFrom('notifications as n')
    .where('n.id', '=', notificationId)
    .where((eb) => mayNotify(eb.ref('n.actorId'), eb.ref('n.userId')))
    .select(goneNames(peopleOf('n')).as('goneNames'))
    .executeTakeFirst();
}

/** Whether the person's newest notification was stored after the time. */
export async function isNewestAfter(userId: number, at: Date): Promise<boolean> {
  const newest = await on()
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .select('createdAt')
    .executeTakeFirst();
  return newest !== undefined && newest.createdAt > at;
}
