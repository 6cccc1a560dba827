import { deleteEntry, findOwnEntry } from '@/lib/invites/repository/entries';
import { comeIn } from '@/lib/invites/service/join-by-link';
import type { Actor } from '@/lib/platform/auth/actor';
import type { UsedLink } from '@/lib/platform/auth/handle-auth';
import { findActorByToken } from '@/lib/platform/auth/session-store';
import type { CompleteSignIn } from '@/lib/platform/auth/two-step';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors/app-error';
import { log } from '@/lib/platform/observability/log';
import type { Gender } from '@/lib/users/constants';
import { nameNewcomer } from '@/lib/users/service/come-by-link';

/**
 * Joins by the entry of the confirmed email, and by no other: anybody can enter another's address, so other entries remain
 * offers. It never fails the sign-in: a refused entry (full meanwhile, removed, a revoked link) remains, and the page of the
 * link shows why. The form's personal data counts for an account created by this confirmation; an existing account has its own
 * profile.
 */
export async function takeEntry(actor: Actor, { subjectId, isNewcomer }: UsedLink): Promise<void> {
  try {
    const entry = await findOwnEntry(actor.userId, subjectId);
    if (!entry) return;
    if (isNewcomer) await nameNewcomer(db, actor.userId, entry.name);
    const gender = isNewcomer ? statedGender(entry.gender) : undefined;
    await comeIn(actor, entry.tokenHash, { waitlist: entry.waitlist, gender });
    await deleteEntry(entry.id);
  } catch (error) {
    if (error instanceof AppError) return;
    log.error({ err: error }, 'coming in by a link after sign-in failed');
  }
}

/** Joins by the entry once the second step of that sign-in is done. */
export async function takeEntryAfter({ token, subjectId }: CompleteSignIn): Promise<void> {
  const actor = subjectId === null ? null : await findActorByToken(token);
  if (actor && subjectId !== null) await takeEntry(actor, { subjectId, isNewcomer: false });
}

function statedGender(gender: string | null): Gender | undefined {
  if (gender === null) return undefined;
  return (gender === 'prefer_not_to_say' ? 'prefer-not-to-say' : gender) as Gender;
}
