import { createHash } from 'node:crypto';
import { z } from 'zod';
import { listOwnDesks } from '@/lib/courts/service/read-desk';
import { listOwnRosters } from '@/lib/games/service/read-roster';
import { listGroupsOfUser } from '@/lib/groups/service/read-group';
import { listChatsWithMessages } from '@/lib/messages/service/list-messages';
import {
  OFFLINE_CHATS_MAX,
  OFFLINE_DESK_DAYS,
  OFFLINE_GAMES_MAX,
  OFFLINE_MESSAGES_MAX,
} from '@/lib/offline/constants';
import { type OfflineDto, offlineDeskSchema } from '@/lib/offline/schema';
import type { Actor } from '@/lib/platform/auth/actor';

/**
 * All data comes from the services of the pages, so that nothing more is visible offline than online. Lists are read at once, because
 * every open tab asks for them.
 */
export async function readOffline(actor: Actor): Promise<OfflineDto> {
  const takenAt = new Date().toISOString();
  const games = await listOwnRosters(actor, OFFLINE_GAMES_MAX);
  const most = { chats: OFFLINE_CHATS_MAX, messages: OFFLINE_MESSAGES_MAX };
  const chats = await listChatsWithMessages(actor, most);
  const groups = await listGroupsOfUser(actor, actor.userId);
  const desks = z.array(offlineDeskSchema).parse(await listOwnDesks(actor, OFFLINE_DESK_DAYS));
  return { takenAt, games, chats, desks, groups };
}

const PASSING = new Set(['takenAt', 'isOnline']);
/** When a calendar file was written. */
const WRITTEN_AT = /^DTSTAMP:.*\r\n/gm;

/**
 * The tag of the content. Of the whole content, because nearly every table of the product has a part in it: who is blocked, a
 * name, a role, a reaction. Who is online is left out: it changes by the minute, and means nothing offline.
 */
export function tagOf(copy: OfflineDto): string {
  const lasting = (key: string, value: unknown) => {
    if (key === 'calendar') return String(value).replace(WRITTEN_AT, '');
    return PASSING.has(key) ? undefined : value;
  };
  const hash = createHash('sha256').update(JSON.stringify(copy, lasting)).digest('base64url');
  return `"${hash}"`;
}
