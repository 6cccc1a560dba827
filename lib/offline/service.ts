import { listGuests } from '@/lib/games/service/named-guests';
import { listOwnGames } from '@/lib/games/service/read-game';
import { listParticipants, readGameFile } from '@/lib/games/service/read-roster';
import { listGroupsOfUser } from '@/lib/groups/service/read-group';
import { listConversations } from '@/lib/messages/service/list-conversations';
import { listMessages } from '@/lib/messages/service/list-messages';
import {
  OFFLINE_CHATS_MAX,
  OFFLINE_GAMES_MAX,
  OFFLINE_MESSAGES_MAX,
} from '@/lib/offline/constants';
import type { OfflineDto } from '@/lib/offline/schema';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';

/** All data comes from the services of the pages, so that nothing more is visible offline than online. */
export async function readOffline(actor: Actor): Promise<OfflineDto> {
  const takenAt = new Date().toISOString();
  const own = await listOwnGames(actor, { when: 'upcoming', limit: OFFLINE_GAMES_MAX });
  const games = await eachInTurn(own.items, async (game) => ({
    ...game,
    participants: await listParticipants(actor, game.id),
    namedGuests: await listGuests(actor, game.id),
    calendar: await readGameFile(actor, game.id),
  }));
  const inbox = { box: 'inbox', limit: OFFLINE_CHATS_MAX } as const;
  const { items } = await listConversations(actor, actor.userId, inbox);
  const chats = await eachInTurn(items, async (chat) => ({
    ...chat,
    messages: (await listMessages(actor, { id: chat.id }, { limit: OFFLINE_MESSAGES_MAX })).items,
  }));
  const groups = await listGroupsOfUser(actor, actor.userId);
  return { takenAt, games, chats, groups };
}

/** One after the other, because nothing waits for it; without items deleted meanwhile. */
async function eachInTurn<T, R>(items: readonly T[], read: (item: T) => Promise<R>): Promise<R[]> {
  const found: R[] = [];
  for (const item of items) {
    try {
      found.push(await read(item));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    }
  }
  return found;
}
