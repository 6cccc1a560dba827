import { z } from 'zod';
import { findSanctioned, insertAppeal } from '@/lib/moderation/repository/appeals';
import { texts } from '@/lib/moderation/server-texts';
import { lockPerson } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { openCursor, sealCursor } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { routes } from '@/lib/routes';

const NAME = 'appeal';
const sealedSchema = z.object({ userId: z.number().int(), since: z.number() });

/** The link of a letter about a suspension or ban, with which its person may appeal once, without signing in. */
export function appealUrl(userId: number): string {
  const token = sealCursor(NAME, { userId, since: Date.now() });
  return new URL(routes.appeal(token), env.NEXTAUTH_URL).href;
}

function readToken(token: string): { userId: number; since: Date } | null {
  try {
    const sealed = openCursor(NAME, token, sealedSchema);
    return sealed ? { userId: sealed.userId, since: new Date(sealed.since) } : null;
  } catch {
    // One response for every fault.
    return null;
  }
}

/** `over`: an unknown link, or an account that is neither suspended nor banned. */
export async function appealState(token: string): Promise<'open' | 'sent' | 'over'> {
  const link = readToken(token);
  const found = link && (await findSanctioned(link.userId, link.since));
  if (!found) return 'over';
  return found.isSent ? 'sent' : 'open';
}

/** Goes to the admins as a report about oneself. @throws AppError not_found (see `over`), conflict (a second one) */
export async function sendAppeal(token: string, note: string): Promise<void> {
  const link = readToken(token);
  if (!link) throw notFound(say(texts, 'appealOver'));
  await transaction(async (tx) => {
    const { userId, since } = link;
    await lockPerson(userId, tx);
    const found = await findSanctioned(userId, since, tx);
    if (!found) throw notFound(say(texts, 'appealOver'));
    if (found.isSent) throw new AppError('conflict', say(texts, 'appealedAlready'));
    await insertAppeal({ userId, name: found.name, note }, tx);
  });
}
