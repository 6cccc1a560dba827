import { db } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import type { StoredFile } from '@/lib/storage/storage';

/** A picture without a message; if it is never sent, it is swept with other unattached files. */
export async function insertPicture(
  ownerId: number,
  picture: StoredFile & { bytes: number; width: number; height: number },
): Promise<void> {
  await db.upload.create({
    data: { ...picture, ownerId, purpose: 'chat', contentType: 'image/webp' },
    select: { key: true },
  });
}

/** The picture with one of these keys, if it is in a message that the person may read, or is their own and not sent yet. */
export async function findPictureOf(keys: string[], userId: number): Promise<StoredFile | null> {
  const { rows } = await pool.query<StoredFile>(
    `SELECT key, provider::text AS provider FROM uploads
     WHERE key = ANY($1) AND owner_id = $2 AND purpose = 'chat' AND attached_at IS NULL
     UNION ALL
     SELECT m.image_key, m.image_provider::text FROM messages m JOIN conversations c ON c.id = m.conversation_id
     JOIN conversation_members me ON me.conversation_id = c.id AND me.user_id = $2
     LEFT JOIN groups g ON g.id = c.group_id
     WHERE m.image_key = ANY($1) AND m.deleted_at IS NULL AND m.hidden_at IS NULL AND g.hidden_at IS NULL
       AND NOT EXISTS (SELECT FROM blocks b WHERE c.type = 'direct'
         AND (b.blocker_id, b.blocked_id) IN ((c.user_lo, c.user_hi), (c.user_hi, c.user_lo)))
     LIMIT 1`,
    [keys, userId],
  );
  return rows[0] ?? null;
}

/** Pictures that were never sent, or whose message was deleted, a day ago or longer. */
export async function findUnattachedPictures(limit: number): Promise<StoredFile[]> {
  const { rows } = await pool.query<StoredFile>(
    `SELECT key, provider::text AS provider FROM uploads
     WHERE purpose = 'chat' AND attached_at IS NULL AND created_at < now() - interval '1 day'
     ORDER BY created_at LIMIT $1`,
    [limit],
  );
  return rows;
}

/** Only those still unattached: one may have been sent since the lookup. @returns the keys of the deleted rows */
export async function deleteUnattachedPictures(keys: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    'DELETE FROM uploads WHERE key = ANY($1) AND attached_at IS NULL RETURNING key',
    [keys],
  );
  return rows.map(({ key }) => key);
}
