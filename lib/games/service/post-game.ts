import { GAMES_POSTED_MAX } from '@/lib/games/constants';
import { findGroupOfGame } from '@/lib/games/repository/edit-game';
import { countPosted } from '@/lib/games/repository/posted';
import type { PostGameInput } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { toNewGame } from '@/lib/games/service/create-game';
import { takeCourt } from '@/lib/games/service/game-court';
import { addGame } from '@/lib/games/service/plan-rules';
import { readGame } from '@/lib/games/service/read-game';
import { addQuietGroup, placeOfFounder } from '@/lib/groups/service/quiet-group';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Creates one game without a group; its creator organises it, and is a player.
 * @throws AppError forbidden (profile unfinished), invalid (sport, time, place, audience), conflict (too many)
 */
export async function postGame(
  actor: Actor,
  { sportId, reach, ...input }: PostGameInput,
): Promise<GameDto> {
  const place = await placeOfFounder(actor, { sportId, audience: input.audience });
  const { id, told } = await transaction(async (tx) => {
    await lockActiveAccount(actor.userId, tx);
    if ((await countPosted(actor.userId, tx)) >= GAMES_POSTED_MAX) {
      throw new AppError('conflict', say(texts, 'tooManyPosted', { max: GAMES_POSTED_MAX }));
    }
    const groupId = await addQuietGroup(tx, actor, {
      ...place,
      sportId,
      name: input.title,
      reach: reach === 'connections' ? 'connections' : 'link',
    });
    const facts = await findGroupOfGame(groupId, tx);
    if (!facts) throw notFound(say(texts, 'groupNotFound'));
    const game = await toNewGame(
      tx,
      { actor, groupId, facts },
      { ...input, isPublic: reach === 'public' },
    );
    const gameId = await addGame(tx, game);
    // The group behind it has no page.
    expireTags(tx, cacheTags.game(gameId));
    if (typeof game.venueId === 'number') expireTags(tx, cacheTags.venue(game.venueId));
    return { id: gameId, told: await takeCourt(tx, actor, { ...game, id: gameId }, input) };
  });
  await publishNotifications(told);
  return readGame(actor, id);
}
