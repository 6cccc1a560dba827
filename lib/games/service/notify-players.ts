import { findRecipientZones } from '@/lib/games/repository/participants';
import type { Moment } from '@/lib/games/server-texts';
import { addSystemLine, rewordLines } from '@/lib/messages/service/system-line';
import {
  followChange,
  notifyAll,
  type PendingNotification,
} from '@/lib/notifications/service/notify';
import { sameClock, zoneOf } from '@/lib/platform/calendar/zone-words';
import type { Tx } from '@/lib/platform/db/client';
import type { Said } from '@/lib/platform/language/say';

/** In the local time of the place, with its zone when a recipient is in another one. */
type MomentOf = (startsAt: Date, timeZone: string) => Moment;

interface Sentences {
  /** The chat line after the name of the actor: 'planned a game: …'. */
  line: Said;
  title: Said;
  message: Said;
}

interface PlayersNotification {
  /** Null for a rule of the game. The chat's lines are about people, so it gets none. */
  actorId: number | null;
  type: 'game_created' | 'game_changed' | 'game_cancelled';
  gameId: number;
  groupId: number;
  sentences: (momentOf: MomentOf) => Sentences;
}

/** Notifies all concerned people except the actor, and adds a silent line to the group's chat. */
export async function notifyPlayers(
  tx: Tx,
  userIds: readonly number[],
  { actorId, type, gameId, groupId, sentences }: PlayersNotification,
): Promise<PendingNotification[]> {
  const zones = await findRecipientZones({ groupId, userIds }, tx);
  const { line, title, message } = sentences((startsAt, timeZone) =>
    toMoment(startsAt, timeZone, zones),
  );
  if (actorId !== null) {
    const event = { ...line, about: { gameId } };
    await addSystemLine(tx, { to: { groupId }, userId: actorId, event });
  }
  const others = userIds.filter((userId) => userId !== actorId);
  return notifyAll(
    tx,
    others.map((userId) => ({
      userId,
      actorId: actorId ?? undefined,
      type,
      title,
      message,
      data: { gameId, groupId },
    })),
  );
}

/** Updates a game's title in notifications and in the chat of the group. */
export async function followTitle(
  tx: Tx,
  game: { id: number; groupId: number },
  title: string,
): Promise<void> {
  const about = { gameId: game.id };
  await followChange(tx, about, { game: title });
  await rewordLines(tx, game.groupId, { about, values: { game: title } });
}

export async function momentFor(
  { groupId, startsAt, timeZone }: { groupId: number; startsAt: Date; timeZone: string },
  userIds: readonly number[],
  tx: Tx,
): Promise<Moment> {
  return toMoment(startsAt, timeZone, await findRecipientZones({ groupId, userIds }, tx));
}

function toMoment(startsAt: Date, timeZone: string, recipientZones: readonly string[]): Moment {
  const isKnown = recipientZones.every((zone) => sameClock(zone, timeZone, startsAt));
  return {
    startsAt: startsAt.toISOString(),
    timeZone,
    zone: isKnown ? null : zoneOf(timeZone, startsAt),
  };
}
