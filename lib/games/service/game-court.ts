import { askUnderLock } from '@/lib/courts/service/ask-court';
import { giveTimeToGame } from '@/lib/courts/service/court-of-game';
import type { CreateGameInput } from '@/lib/games/schema/edit-game';
import { texts } from '@/lib/games/server-texts';
import type { PendingNotification } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import type { Tx } from '@/lib/platform/db/client';
import { invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

interface NewGameAt {
  id: number;
  venueId?: unknown;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

/**
 * With a new game, under the lock of its creator's account: asks for a court at its venue, or takes one that the creator has.
 * @throws AppError as `askForCourt`, invalid (at another venue or time)
 */
export async function takeCourt(
  tx: Tx,
  actor: Actor,
  { id, venueId, startsAt, endsAt, timeZone }: NewGameAt,
  { courtId, courtTimeId }: Pick<CreateGameInput, 'courtId' | 'courtTimeId'>,
): Promise<PendingNotification[]> {
  const at = typeof venueId === 'number' ? venueId : null;
  if (courtTimeId) await giveTimeToGame(tx, actor, courtTimeId, { id, venueId: at, startsAt });
  if (!courtId || courtTimeId) return [];
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const wanted = { ...toWallTime(startsAt, timeZone), minutes, gameId: id };
  const asked = await askUnderLock(tx, actor, courtId, wanted);
  if (asked.venueId !== at) throw invalidField('venueId', say(texts, 'courtElsewhere'));
  return asked.told;
}
