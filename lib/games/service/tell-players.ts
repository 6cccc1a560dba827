import { dateFormat } from '@/lib/calendar/date-format';
import type { Tx } from '@/lib/db/client';
import { addSystemLine } from '@/lib/messages/service/system-line';
import { notifyAll, type PendingNotification } from '@/lib/notifications/service';

interface Telling {
  actorId: number;
  type: 'game_created' | 'game_changed' | 'game_cancelled';
  title: string;
  message: string;
  gameId: number;
  groupId: number;
}

const LINES: Record<Telling['type'], string> = {
  game_created: 'planned a game',
  game_changed: 'moved a game',
  game_cancelled: 'cancelled a game',
};

/** The same words to everybody concerned but the one who did it, and a quiet line in the group's chat. */
export async function tellPlayers(
  tx: Tx,
  userIds: readonly number[],
  { actorId, type, title, message, gameId, groupId }: Telling,
): Promise<PendingNotification[]> {
  const about = type === 'game_created' ? message : title;
  const event = `${LINES[type]}: ${about.replace(/\.$/, '')}`;
  await addSystemLine(tx, { groupId, userId: actorId, event });
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

/** 'Sat 28 Nov 2026, 19:30' on the wall of the place. */
export function whenWords(startsAt: Date, timeZone: string): string {
  return dateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(startsAt);
}
