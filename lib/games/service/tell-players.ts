import { findReaderZones } from '@/lib/games/repository/participants';
import { addSystemLine } from '@/lib/messages/service/system-line';
import { notifyAll, type PendingNotification } from '@/lib/notifications/service/notify';
import { dateFormat } from '@/lib/platform/calendar/date-format';
import { sameClock, zoneWords } from '@/lib/platform/calendar/zone-words';
import type { Tx } from '@/lib/platform/db/client';

/** 'Sat 28 Nov 2026, 19:30' in the local time of the place, with its zone when a reader is in another one. */
export type When = (startsAt: Date, timeZone: string) => string;

interface Words {
  /** The rest of the chat line after 'planned a game: '. */
  about: string;
  title: string;
  message: string;
}

interface Telling {
  actorId: number;
  type: 'game_created' | 'game_changed' | 'game_cancelled';
  gameId: number;
  groupId: number;
  say: (when: When) => Words;
}

const LINES: Record<Telling['type'], string> = {
  game_created: 'planned a game',
  game_changed: 'moved a game',
  game_cancelled: 'cancelled a game',
};

/** Sends the same text to everybody concerned except the actor, and a silent line to the group's chat. */
export async function tellPlayers(
  tx: Tx,
  userIds: readonly number[],
  { actorId, type, gameId, groupId, say }: Telling,
): Promise<PendingNotification[]> {
  const zones = await findReaderZones({ groupId, userIds }, tx);
  const { about, title, message } = say((startsAt, timeZone) =>
    whenWords(startsAt, timeZone, zones),
  );
  await addSystemLine(tx, { groupId, userId: actorId, event: `${LINES[type]}: ${about}` });
  const others = userIds.filter((userId) => userId !== actorId);
  return notifyAll(
    tx,
    others.map((userId) => ({
      userId,
      actorId,
      type,
      title,
      message: message.slice(0, 1_000),
      data: { gameId, groupId },
    })),
  );
}

function whenWords(startsAt: Date, timeZone: string, readerZones: readonly string[]): string {
  const full = dateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(startsAt);
  const words = full.replace(',', '');
  const known = readerZones.every((zone) => sameClock(zone, timeZone, startsAt));
  return known ? words : `${words} ${zoneWords(timeZone, startsAt)}`;
}
