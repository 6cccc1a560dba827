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
import { type Said, say } from '@/lib/platform/language/say';

/** The parameters of every sentence about a time. */
const about = ({ venueName, courtName, startsAt, timeZone }: CourtTimeRow) => ({
  venue: venueName,
  court: courtName,
  startsAt: startsAt.toISOString(),
  timeZone,
});

/** What happened to a time, in the log that both sides see. */
export function recordChange(
  tx: Tx,
  { id, courtName, startsAt, price, gameId, gameGroupId, venueId }: CourtTimeRow,
  { actorId, action }: { actorId: number | null; action: string },
): Promise<void> {
  // The pages of its game say whether there is a court.
  if (gameId !== null && gameGroupId !== null) {
    const { game, group, venue } = cacheTags;
    expireTags(tx, game(gameId), group(gameGroupId), venue(venueId));
  }
  return insertChange({ courtTimeId: id, actorId, action, courtName, startsAt, price }, tx);
}

type ByPerson = 'asked' | 'booked' | 'cancelledBy';

/** Notifies the people of the desk, each with the person's name as they may see it. */
export async function tellDesk(
  tx: Tx,
  time: CourtTimeRow,
  sentence: ByPerson | 'personGone',
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
        ...(byPerson && time.userId !== null && { actorId: time.userId }),
        type: byPerson ? TYPES[sentence] : 'court_cancelled',
        // Asking and withdrawing by turns would annoy.
        ...(sentence === 'asked' && {
          oncePerDay: `court:${time.courtId}:${time.startsAt.toISOString()}`,
        }),
        title: say(texts, byPerson ? `${sentence}Title` : 'cancelledByTitle'),
        message: byPerson
          ? say(texts, sentence, { ...about(row), other: row.person ?? '' })
          : say(texts, sentence, about(row)),
        data: { venueId: time.venueId, courtTimeId: time.id, side: 'desk' },
      }),
    );
  }
  return told;
}

const TYPES = {
  asked: 'court_asked',
  booked: 'court_booked',
  cancelledBy: 'court_cancelled',
} as const satisfies Record<ByPerson, string>;

type ToBooker = 'confirmed' | 'declined' | 'takenMeanwhile' | 'lapsed' | 'cancelled' | 'moved';

const TITLES = {
  confirmed: 'confirmedTitle',
  declined: 'declinedTitle',
  takenMeanwhile: 'declinedTitle',
  lapsed: 'lapsedTitle',
  cancelled: 'cancelledTitle',
  moved: 'movedTitle',
} as const satisfies Record<ToBooker, string>;

const BOOKER_TYPES = {
  confirmed: 'court_confirmed',
  declined: 'court_declined',
  takenMeanwhile: 'court_declined',
  lapsed: 'court_lapsed',
  cancelled: 'court_cancelled',
  moved: 'court_moved',
} as const satisfies Record<ToBooker, string>;

/** Notifies who has or asked for the time, if they have an account. The desk's people are not named. */
export async function tellBooker(
  tx: Tx,
  time: CourtTimeRow,
  sentence: ToBooker,
): Promise<PendingNotification[]> {
  return tell(tx, time, {
    type: BOOKER_TYPES[sentence],
    title: say(texts, TITLES[sentence]),
    message: say(texts, sentence, about(time)),
    data: {
      venueId: time.venueId,
      courtTimeId: time.id,
      // Where another court can be chosen.
      ...(time.gameId !== null && { gameId: time.gameId }),
    },
  });
}

/** The venue is gone: what is said of it must outlive it, so it is not named. */
export function tellVenueGone(tx: Tx, time: CourtTimeRow): Promise<PendingNotification[]> {
  const { venue: _gone, ...rest } = about(time);
  return tell(tx, time, {
    type: 'court_cancelled',
    title: say(texts, 'cancelledTitle'),
    message: say(texts, 'venueGone', rest),
    data: {},
  });
}

async function tell(
  tx: Tx,
  { userId }: CourtTimeRow,
  notification: { type: string; title: Said; message: Said; data: Record<string, number> },
): Promise<PendingNotification[]> {
  return userId === null ? [] : [await notify(tx, { userId, ...notification })];
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
