import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsFromNow } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';
import { endingWith } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { Reply } from '@/lib/platform/http/responses';
import { texts } from '@/lib/platform/http/server-texts';
import { say } from '@/lib/platform/language/say';

const KEY_LENGTH_MAX = 200;
/** A first request that is still running after this time has died. */
const LOCK_SECONDS = 60;
const CACHED_SECONDS = 86_400;
/** How long a repeated request waits for the response to the first. */
const WAIT_MS = 2_000;
const POLL_MS = 100;

interface Call {
  request: Request;
  actor: Actor;
  /** Method and path: keys are separate for each call. */
  scope: string;
  body: unknown;
  /**
   * Makes the response to a repeated request: what the person may see by then, who may have been removed meanwhile. Without it
   * the first response is sent again, unless the first request died before it could respond.
   */
  read?: () => Promise<Reply>;
}

/**
 * Responds to a repeated write without doing it again. Without an `Idempotency-Key` the work is simply done. The key is marked
 * as done in the transaction of the work, so a process that dies right after it leaves nothing to repeat. A refusal is not
 * stored, so the same key may be tried again after it.
 * @throws AppError invalid (the key is too long), unavailable (the first still runs: retry later), conflict (the same
 *   key with other content, or done without a response that could be repeated)
 */
export async function onceByKey(call: Call, work: () => Promise<Reply>): Promise<Reply> {
  const { request, actor, scope, body, read } = call;
  const key = request.headers.get('idempotency-key');
  if (!key) return work();
  if (key.length > KEY_LENGTH_MAX || !/^[\x21-\x7e]+$/.test(key)) {
    throw invalidField('Idempotency-Key', say(texts, 'keyPlain', { max: KEY_LENGTH_MAX }));
  }
  const hash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  const id = { userId: actor.userId, scope, key };
  for (const end = Date.now() + WAIT_MS; ; ) {
    if (await claim(id, hash)) return doOnce(id, work);
    const first = await findFirst(id);
    if (first && first.requestHash !== hash) throw new AppError('conflict', say(texts, 'keyUsed'));
    if (first?.status) return read ? read() : new Reply(first.response, first.status);
    if (Date.now() > end) {
      if (!first?.isDone) throw new AppError('unavailable', say(texts, 'firstStillRuns'));
      if (!read) throw new AppError('conflict', say(texts, 'doneBefore'));
      return read();
    }
    await sleep(POLL_MS);
  }
}

interface KeyId {
  userId: number;
  scope: string;
  key: string;
}

async function doOnce(id: KeyId, work: () => Promise<Reply>): Promise<Reply> {
  try {
    const reply = await endingWith((tx) => noteDone(id, tx), work);
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
    // An error after the commit does not undo the work.
    await on()
      .deleteFrom('idempotencyKeys')
      .where(isKey(id))
      .$if(!(error instanceof AppError), (query) => query.where((eb) => eb.not(isDone(eb))))
      .execute();
    throw error;
  }
}

const isKey = (id: KeyId) => (eb: ExpressionBuilder<Tables, 'idempotencyKeys'>) =>
  eb.and({ ...id });

/** True for the request that does the work: the first, or the next after one that died. */
async function claim(id: KeyId, requestHash: string): Promise<boolean> {
  const lockedUntil = secondsFromNow(LOCK_SECONDS);
  const result = await on()
    .insertInto('idempotencyKeys')
    .values({ ...id, requestHash, lockedUntil, expiresAt: secondsFromNow(CACHED_SECONDS) })
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

/** The work may not be repeated while the key is known. */
async function noteDone(id: KeyId, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('idempotencyKeys')
    .set({ lockedUntil: (eb) => eb.ref('expiresAt') })
    .where(isKey(id))
    .where('status', 'is', null)
    .execute();
}

/** A first request that is still running holds its key for a much shorter time. */
const isDone = (eb: ExpressionBuilder<Tables, 'idempotencyKeys'>) =>
  eb('lockedUntil', '>', secondsFromNow(LOCK_SECONDS));

const findFirst = (id: KeyId) =>
  on()
    .selectFrom('idempotencyKeys')
    .where(isKey(id))
    .select(['requestHash', 'status', 'response'])
    .select((eb) => isDone(eb).as('isDone'))
    .executeTakeFirst();
