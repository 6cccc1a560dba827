import { createHash } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor';
import { pool } from '@/lib/db/pool';
import { AppError, invalidField } from '@/lib/errors/app-error';
import { Reply } from '@/lib/http/responses';

const KEY_LENGTH_MAX = 200;
/** A first request that is still running after this time has died. */
const LOCK_SECONDS = 60;
const KEPT_HOURS = 24;

/**
 * Answers a repeated write with the first result. Without an `Idempotency-Key` the work is simply done. A refusal is not
 * stored, so the same key may be tried again after it.
 * @param scope method and path: the same key elsewhere is another key
 * @throws AppError invalid (the key is too long), conflict (the same key with other content, or still running)
 */
export async function onceByKey(
  { request, actor, scope, body }: { request: Request; actor: Actor; scope: string; body: unknown },
  work: () => Promise<Reply>,
): Promise<Reply> {
  const key = request.headers.get('idempotency-key');
  if (!key) return work();
  if (key.length > KEY_LENGTH_MAX || !/^[\x21-\x7e]+$/.test(key)) {
    throw invalidField('Idempotency-Key', 'An Idempotency-Key has at most 200 plain characters.');
  }
  const hash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  const id = [actor.userId, scope, key] as const;
  if (!(await claim(id, hash))) return firstAnswer(id, hash);
  try {
    const reply = await work();
    await pool.query(
      `UPDATE idempotency_keys SET status = $4, response = $5, locked_until = NULL
       WHERE user_id = $1 AND scope = $2 AND key = $3`,
      [...id, reply.status, JSON.stringify(reply.body ?? null)],
    );
    return reply;
  } catch (error) {
    await pool.query(
      'DELETE FROM idempotency_keys WHERE user_id = $1 AND scope = $2 AND key = $3',
      [...id],
    );
    throw error;
  }
}

type KeyId = readonly [userId: number, scope: string, key: string];

/** True for the request that does the work: the first, or the next after one that died. */
async function claim(id: KeyId, hash: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO idempotency_keys (user_id, scope, key, request_hash, locked_until, expires_at)
     VALUES ($1, $2, $3, $4, now() + interval '${LOCK_SECONDS} seconds', now() + interval '${KEPT_HOURS} hours')
     ON CONFLICT (user_id, scope, key) DO UPDATE SET locked_until = EXCLUDED.locked_until
       WHERE idempotency_keys.status IS NULL AND idempotency_keys.locked_until < now()
         AND idempotency_keys.request_hash = EXCLUDED.request_hash`,
    [...id, hash],
  );
  return rowCount === 1;
}

async function firstAnswer(id: KeyId, hash: string): Promise<Reply> {
  const { rows } = await pool.query<{ hash: string; status: number | null; response: unknown }>(
    `SELECT request_hash AS hash, status, response FROM idempotency_keys
     WHERE user_id = $1 AND scope = $2 AND key = $3`,
    [...id],
  );
  const [first] = rows;
  if (first && first.hash !== hash) {
    throw new AppError('conflict', 'That Idempotency-Key was used for something else.');
  }
  if (!first?.status) {
    throw new AppError('conflict', 'The first request is still running. Please try again.');
  }
  return new Reply(first.response, first.status);
}
