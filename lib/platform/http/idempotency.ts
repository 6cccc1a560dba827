import { createHash } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Actor } from '@/lib/platform/auth/actor';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsFromNow } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { Reply } from '@/lib/platform/http/responses';
import { texts } from '@/lib/platform/http/server-texts';
import { say } from '@/lib/platform/language/say';

const KEY_LENGTH_MAX = 200;
/** A first request that is still running after this time has died. */
const LOCK_SECONDS = 60;
const KEPT_SECONDS = 86_400;

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
    throw invalidField('Idempotency-Key', say(texts, 'keyPlain', { max: KEY_LENGTH_MAX }));
  }
  const hash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  const id = { userId: actor.userId, scope, key };
  if (!(await claim(id, hash))) return firstAnswer(id, hash);
  try {
    const reply = await work();
    await on()
      .updateTable('idempotencyKeys')
      .set({
        status: reply.status,
        response: JSON.stringify(reply.body ?? null),
        lockedUntil: null,
      })
      .where(isKey(id))
      .execute();
    return reply;
  } catch (error) {
    await on().deleteFrom('idempotencyKeys').where(isKey(id)).execute();
    throw error;
  }
}

interface KeyId {
  userId: number;
  scope: string;
  key: string;
}

const isKey = (id: KeyId) => (eb: ExpressionBuilder<Tables, 'idempotencyKeys'>) =>
  eb.and({ ...id });

/** True for the request that does the work: the first, or the next after one that died. */
async function claim(id: KeyId, requestHash: string): Promise<boolean> {
  const lockedUntil = secondsFromNow(LOCK_SECONDS);
  const result = await on()
    .insertInto('idempotencyKeys')
    .values({ ...id, requestHash, lockedUntil, expiresAt: secondsFromNow(KEPT_SECONDS) })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'scope', 'key'])
        .doUpdateSet({ lockedUntil })
        .where('idempotencyKeys.status', 'is', null)
        .where('idempotencyKeys.lockedUntil', '<', now)
        .where('idempotencyKeys.requestHash', '=', requestHash),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

async function firstAnswer(id: KeyId, hash: string): Promise<Reply> {
  const first = await on()
    .selectFrom('idempotencyKeys')
    .where(isKey(id))
    .select(['requestHash', 'status', 'response'])
    .executeTakeFirst();
  if (first && first.requestHash !== hash) {
    throw new AppError('conflict', say(texts, 'keyUsed'));
  }
  if (!first?.status) {
    throw new AppError('conflict', say(texts, 'firstStillRuns'));
  }
  return new Reply(first.response, first.status);
}
