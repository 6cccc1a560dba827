import { insertChange } from '@/lib/courts/repository/changes';
import { findDeskPeople } from '@/lib/courts/repository/courts';
import { updateTime } from '@/lib/courts/repository/edit-times';
import { type CourtTimeRow, findOverlappingAsks, findTime } from '@/lib/courts/repository/times';
import { texts } from '@/lib/courts/server-texts';
import {
  forgetUnreadOfAll,
  notify,
  type PendingNotification,
} from '@/lib/notifications/service/notify';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';

/** The parameters of every sentence about a time. */
const about = ({ venueName, courtName, startsAt, timeZone }: CourtTimeRow) => ({
  venue: venueName,
  court: courtName,
  startsAt: startsAt.toISOString(),
  timeZone,
});

/** What happened to a time, in the log that both sides see. */
export async function recordChange(
  tx: Tx,
  { id, courtName, startsAt, price, userId, gameId, gameGroupId, venueId }: CourtTimeRow,
  { actorId, action }: { actorId: number | null; action: string },
): Promise<void> {
  await insertChange({ courtTimeId: id, actorId, action, courtName, startsAt, price }, tx);
  if (gameId === null || gameGroupId === null) return;
  // The pages of its game say whether there is a court, and its players are told.
  const { game, group, venue } = cacheTags;
  expireTags(tx, game(gameId), group(gameGroupId), venue(venueId));
  if (DECIDES.has(action)) await enqueue(tx, 'games:tell-court', { gameId, bookerId: userId });
}

/** After these a game has a court or has none. */
const DECIDES = new Set(['book', 'confirm', 'decline', 'lapse', 'cancel']);

const TYPES = {
  asked: 'court_asked',
  booked: 'court_booked',
  cancelledBy: 'court_cancelled',
} as const;

/** Notifies the people of the desk, each with the person's name as they may see it. */
export async function tellDesk(
  tx: Tx,
  time: CourtTimeRow,
  sentence: keyof typeof TYPES | 'personGone',
): Promise<PendingNotification[]> {
  const told: PendingNotification[] = [];
  for (const userId of await findDeskPeople(time.venueId, tx)) {
    if (userId === time.userId) continue;
    const row = await findTime(time.id, userId, tx);
    if (!row) continue;
    const byPerson = sentence !== 'personGone';
    told.push(
      await notify(tx, {
        userId,
        // As the actor, somebody whom the recipient may not meet would silence it.
        ...(byPerson && !row.isHidden && time.userId !== null && { actorId: time.userId }),
        type: byPerson ? TYPES[sentence] : 'court_cancelled',
        // Asking and withdrawing by turns would annoy.
        ...(sentence === 'asked' && {
          oncePerDay: `court:${time.courtId}:${time.startsAt.toISOString()}:${time.userId}`,
        }),
        title: say(texts, byPerson ? `${sentence}Title` : 'cancelledByTitle'),
        message: byPerson
          ? say(texts, sentence, { ...about(row), other: row.isHidden ? null : row.person })
          : say(texts, sentence, about(row)),
        data: { venueId: time.venueId, courtTimeId: time.id, side: 'desk' },
      }),
    );
  }
  return told;
}

const TO_BOOKER = {
  confirmed: ['court_confirmed', 'confirmedTitle'],
  declined: ['court_declined', 'declinedTitle'],
  takenMeanwhile: ['court_declined', 'declinedTitle'],
  lapsed: ['court_lapsed', 'lapsedTitle'],
  cancelled: ['court_cancelled', 'cancelledTitle'],
  freed: ['court_cancelled', 'cancelledTitle'],
  moved: ['court_moved', 'movedTitle'],
  venueGone: ['court_cancelled', 'cancelledTitle'],
} as const;

/**
 * Notifies who has or asked for the time, if they have an account. The desk's people are not named, and a venue that is gone is not:
 * what is said of it outlives it.
 */
export async function tellBooker(
  tx: Tx,
  time: CourtTimeRow,
  sentence: keyof typeof TO_BOOKER,
): Promise<PendingNotification[]> {
  const { id: courtTimeId, userId, venueId, gameId } = time;
  if (userId === null) return [];
  const [type, title] = TO_BOOKER[sentence];
  const { venue, ...rest } = about(time);
  const isGone = sentence === 'venueGone';
  const told = await notify(tx, {
    userId,
    type,
    title: say(texts, title),
    message: isGone ? say(texts, sentence, rest) : say(texts, sentence, { venue, ...rest }),
    // With its game, where another court can be chosen.
    data: isGone ? {} : { venueId, courtTimeId, ...(gameId !== null && { gameId }) },
  });
  return [told];
}

/** The desk need not answer an ask any more. */
export function forgetAsk(tx: Tx, id: number): Promise<void> {
  return forgetUnreadOfAll(tx, { type: 'court_asked', about: { courtTimeId: id } });
}

/** The asks that overlap a time which somebody now has, are declined. Under the lock of the court. */
export async function declineOverlapping(
  tx: Tx,
  time: Pick<CourtTimeRow, 'courtId' | 'startsAt' | 'endsAt'>,
): Promise<PendingNotification[]> {
  return declineVain(tx, await findOverlappingAsks(time.courtId, time, tx), 'takenMeanwhile');
}

/** Declines those of the times that are asks. */
export async function declineVain(
  tx: Tx,
  times: readonly CourtTimeRow[],
  sentence: 'declined' | 'takenMeanwhile',
): Promise<PendingNotification[]> {
  const told: PendingNotification[] = [];
  for (const ask of times.filter(({ status }) => status === 'asked')) {
    await updateTime(ask.id, { status: 'declined' }, tx);
    await recordChange(tx, ask, { actorId: null, action: 'decline' });
    await forgetAsk(tx, ask.id);
    told.push(...(await tellBooker(tx, ask, sentence)));
  }
  return told;
}
