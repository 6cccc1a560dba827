import { createHash } from 'node:crypto';
import { MAGIC_LINK_MINUTES } from '@/lib/auth/constants';
import {
  deleteSignInToken,
  deleteSignInTokens,
  hasSignInToken,
  upsertSignInToken,
} from '@/lib/auth/repository';
import { db, type Tx } from '@/lib/db/client';
import { env } from '@/lib/env/server';
import { magicLinkMail } from '@/lib/mail/identity-letters';
import { endMailedLinks } from '@/lib/mail/links';
import { getMailer } from '@/lib/mail/provider';
import { recordSecurityEvent } from '@/lib/observability/security-events';

/** As next-auth hashes the token that comes back to it. */
function hashToken(token: string): string {
  return createHash('sha256').update(`${token}${env.NEXTAUTH_SECRET}`).digest('hex');
}

/** Mails a link; the one before it opens nothing any more. Only its hash is kept. */
export async function sendSignInLink(
  email: string,
  link: { token: string; url: string; expiresAt: Date },
): Promise<void> {
  const { token, url, expiresAt } = link;
  await db.$transaction(async (tx) => {
    // First, because of two at once the second waits here and then sees the letter of the first.
    await upsertSignInToken({ tokenHash: hashToken(token), identifier: email, expiresAt }, tx);
    await endMailedLinks(email, 'sign-in', tx);
    const mail = magicLinkMail(email, { url, expiresAt, purpose: 'sign-in' }, MAGIC_LINK_MINUTES);
    await getMailer().send(mail, tx);
  });
}

/** Whether the link still signs in. Looking does not use it up. */
export function isSignInLinkGood(email: string, token: string): Promise<boolean> {
  return hasSignInToken(hashToken(token), email);
}

/** Takes the link out, so that of two presses at once only one signs in. @returns null when there is none (any more) */
export async function takeSignInLink(
  email: string,
  tokenHash: string,
): Promise<{ expiresAt: Date } | null> {
  const found = await db.$transaction(async (tx) => {
    const taken = await deleteSignInToken(tokenHash, email, tx);
    if (taken) await endMailedLinks(email, 'sign-in', tx);
    return taken;
  });
  if (!found) await recordSecurityEvent({ event: 'authn_login_fail', email, detail: 'link' });
  return found;
}

/** When the password or the address changes: what was mailed before is worth nothing. */
export async function endSignInLinks(email: string, tx: Tx): Promise<void> {
  await deleteSignInTokens(email, tx);
  await endMailedLinks(email, 'sign-in', tx);
}
