import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import { groupOfChat, isUnblocked } from '@/lib/messages/repository/conversation-columns';
import { isShown } from '@/lib/messages/repository/message-columns';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';
import type { StoredFile, StoredPicture } from '@/lib/platform/storage/storage';

/** A picture without a message; if it is never sent, it is swept with other unattached files. */
export async function insertPicture(ownerId: number, picture: StoredPicture): Promise<void> {
  await on()
    .insertInto('uploads')
    .values({ ...picture, ownerId, purpose: 'chat', contentType: 'image/webp' })
    .execute();
}

/** The picture with one of these keys, if it is in a message that the person may read, or is their own and unsent. */
export async function findPictureOf(keys: string[], userId: number): Promise<StoredFile | null> {
  const row = await on()
    .selectFrom('uploads')
    .where((eb) => eb('key', '=', eb.fn.any(eb.val(keys))))
    .where('ownerId', '=', userId)
    .where('purpose', '=', 'chat')
    .where('attachedAt', 'is', null)
    .select(['key', 'provider'])
    .unionAll((eb) =>
      eb
        .selectFrom('messages as m')
        .innerJoin('conversations as c', 'c.id', 'm.conversationId')
        .innerJoin('conversationMembers as me', (join) =>
          join.onRef('me.conversationId', '=', 'c.id').on('me.userId', '=', userId),
        )
        .leftJoin('games as ga', 'ga.id', 'c.gameId')
        .leftJoin('groups as g', (join) => join.on('g.id', '=', groupOfChat))
        .where((own) => own('m.imageKey', '=', own.fn.any(own.val(keys))))
        .where(isShown('m'))
        .where('g.hiddenAt', 'is', null)
        .where('ga.hiddenAt', 'is', null)
        .where(isUnblocked)
        .select(['m.imageKey as key', 'm.imageProvider as provider'])
        .$narrowType<StoredFile>(),
    )
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

const DAY_SECONDS = 86_400;

/** Pictures that were never sent, or whose message was deleted, at least a day ago. */
export function findUnattachedPictures(limit: number): Promise<StoredFile[]> {
  return on()
    .selectFrom('uploads')
    .where('purpose', '=', 'chat')
    .where('attachedAt', 'is', null)
    .where('createdAt', '<', secondsAgo(DAY_SECONDS))
    .orderBy('createdAt')
    .limit(limit)
    .select(['key', 'provider'])
    .execute();
}

/** Only those still unattached: one may have been sent since the lookup. @returns the keys of the deleted rows */
export async function deleteUnattachedPictures(keys: string[]): Promise<string[]> {
  const rows = await on()
    .deleteFrom('uploads')
    .where((eb) => eb('key', '=', eb.fn.any(eb.val(keys))))
    .where('attachedAt', 'is', null)
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/**
 * Attaches a new picture of this person to the message of the same statement; no row if it is not theirs or already attached.
 */
export const claimPicture = (
  kx: QueryCreator<Tables>,
  key: string | null,
  owner: RawBuilder<number>,
) =>
  kx
    .updateTable('uploads')
    .set({ attachedAt: now })
    .where('key', '=', key)
    .where('ownerId', '=', owner)
    .where('purpose', '=', sql.lit('chat'))
    .where('attachedAt', 'is', null)
    .returning(['key', 'provider', 'width', 'height']);
