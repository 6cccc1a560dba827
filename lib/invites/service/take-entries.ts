import { deleteEntry, findEntriesOf } from '@/lib/invites/repository/entries';
import { comeIn } from '@/lib/invites/service/join-by-link';
import type { Actor } from '@/lib/platform/auth/actor';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors/app-error';
import { log } from '@/lib/platform/observability/log';
import { comeByLink } from '@/lib/users/service/come-by-link';

/**
 * Does what a person wanted at invite links before signing in, now that the address is theirs. Called at each sign-in, so it never
 * fails one: what is refused (full meanwhile, removed, a link taken back) stays as an entry, and the page of the link says why.
 */
export async function takeEntries(actor: Actor): Promise<void> {
  try {
    for (const entry of await findEntriesOf(actor.userId)) await take(actor, entry);
  } catch (error) {
    log.error({ err: error }, 'coming in by a link after sign-in failed');
  }
}

type Entry = Awaited<ReturnType<typeof findEntriesOf>>[number];

async function take(actor: Actor, entry: Entry): Promise<void> {
  const { id, tokenHash, name, waitlist } = entry;
  const gender = entry.gender === 'prefer_not_to_say' ? 'prefer-not-to-say' : entry.gender;
  // A new account has no name yet.
  await transaction((tx) => comeByLink(tx, actor.userId, { name }));
  try {
    await comeIn(actor, tokenHash, { waitlist, gender: gender ?? undefined });
    await deleteEntry(id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
