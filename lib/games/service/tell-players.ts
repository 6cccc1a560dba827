import { findReaderZones } from '@/lib/games/repository/participants';
import type { Moment } from '@/lib/games/server-texts';
import { addSystemLine } from '@/lib/messages/service/system-line';
import { notifyAll, type PendingNotification } from '@/lib/notifications/service/notify';
import { sameClock, zoneOf } from '@/lib/platform/calendar/zone-words';
import type { Tx } from '@/lib/platform/db/client';
import type { Said } from '@/lib/platform/language/say';

/** A time in the local time of the place, with its zone when a reader is in another one. */
type MomentOf = (startsAt: Date, timeZone: string) => Moment;

interface Sentences {
  /** The chat line after the name of the actor: 'planned a game: …'. */
  line: Said;
  title: Said;
  message: Said;
}

interface Telling {
  actorId: number;
  type: 'game_created' | 'game_changed' | 'game_cancelled';
  gameId: number;
  groupId: number;
  sentences: (momentOf: MomentOf) => Sentences;
}

/** Sends the same text to everybody concerned except the actor, and a silent line to the group's chat. */
export async function tellPlayers(
  tx: Tx,
  userIds: readonly number[],
  { actorId, type, gameId, groupId, sentences }: Telling,
): Promise<PendingNotification[]> {
  const zones = await findReaderZones({ groupId, userIds }, tx);
  const { line, title, message } = sentences((startsAt, timeZone) =>
    toMoment(startsAt, timeZone, zones),
  );
  await addSystemLine(tx, { groupId, userId: actorId, event: line });
  const others = userIds.filter((userId) => userId !== actorId);
  return notifyAll(
    tx,
    others.map((userId) => ({
      userId,
      actorId,
      type,
      title,
      message,
      data: { gameId, groupId },
    })),
  );
}

function toMoment(startsAt: Date, timeZone: string, readerZones: readonly string[]): Moment {
  const isKnown = readerZones.every((zone) => sameClock(zone, timeZone, startsAt));
  return {
    startsAt: startsAt.toISOString(),
    timeZone,
    zone: isKnown ? null : zoneOf(timeZone, startsAt),
  };
}
