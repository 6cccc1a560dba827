import { createHash, randomBytes } from 'node:crypto';
import { MAGIC_LINK_MINUTES } from '@/lib/platform/auth/constants';
import { findIdentityByEmail } from '@/lib/platform/auth/repository';
import {
  deleteSignInToken,
  deleteSignInTokens,
  hasSignInToken,
  insertSignInToken,
} from '@/lib/platform/auth/sign-in-link-store';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { currentLanguage } from '@/lib/platform/language/current';
import { type Language, languageOf } from '@/lib/platform/language/languages';
import { magicLinkMail } from '@/lib/platform/mail/identity-emails';
import { endMailedLinks } from '@/lib/platform/mail/links';
import type { Mail, MailLink } from '@/lib/platform/mail/mailer';
import { getMailer } from '@/lib/platform/mail/provider';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';
import { routes } from '@/lib/routes';

/** Hashes as next-auth does when the token comes back. */
function hashToken(token: string): string {
  return createHash('sha256').update(`${token}${env.NEXTAUTH_SECRET}`).digest('hex');
}

interface NewLink {
  token: string;
  url: string;
  expiresAt: Date;
}

/**
 * Mails a link without ending earlier ones: otherwise anybody could end a person's link by requesting another. Only its hash is
 * stored.
 */
export async function sendSignInLink(
  email: string,
  { token, url, expiresAt }: NewLink,
): Promise<void> {
  await transaction(async (tx) => {
    await insertSignInToken({ tokenHash: hashToken(token), identifier: email, expiresAt }, tx);
    const language = await languageAt(email, tx);
    const link = { url, expiresAt, purpose: 'sign-in' as const };
    await getMailer().send(magicLinkMail(email, link, MAGIC_LINK_MINUTES, language), tx);
  });
}

interface Invite {
  email: string;
  /** Where the link leads after sign-in. */
  returnTo: string;
  minutes: number;
  /** The feature's row for which the owner of the address follows the link. */
  subjectId: number;
}

/**
 * Writes an email because the address was entered in a form. Its link signs in too, but is separate from those that the owner
 * requests and replaces none: otherwise anybody could lock a person out by sending forms.
 */
export async function writeInviteLink(
  tx: Tx,
  { email, returnTo, minutes, subjectId }: Invite,
  mail: (mailed: MailLink, language: Language) => Mail,
): Promise<void> {
  const { token, url, expiresAt } = newSignInLink(email, returnTo, minutes);
  await insertSignInToken(
    { tokenHash: hashToken(token), identifier: email, subjectId, expiresAt },
    tx,
  );
  const language = await languageAt(email, tx);
  await getMailer().send(mail({ url, expiresAt, purpose: 'invite' }, language), tx);
}

function newSignInLink(email: string, returnTo: string, minutes: number): NewLink {
  const token = randomBytes(32).toString('hex');
  const query = new URLSearchParams({ callbackUrl: returnTo, token, email });
  const url = new URL(`${routes.signInLink()}?${query}`, env.NEXTAUTH_URL).href;
  return { token, url, expiresAt: new Date(Date.now() + minutes * 60_000) };
}

async function languageAt(email: string, tx: Tx): Promise<Language> {
  const person = await findIdentityByEmail(email, tx);
  return person ? languageOf(person.language) : currentLanguage();
}

/** Checking does not use the link up. */
export function isSignInLinkValid(email: string, token: string): Promise<boolean> {
  return hasSignInToken(hashToken(token), email);
}

/**
 * Deletes the link, and the others that were asked for: of simultaneous presses only one signs in.
 * @returns null when there is none (any more)
 */
export async function takeSignInLink(
  email: string,
  tokenHash: string,
): Promise<{ expiresAt: Date; subjectId: number | null } | null> {
  const found = await transaction(async (tx) => {
    const taken = await deleteSignInToken(tokenHash, email, tx);
    if (taken?.subjectId === null && taken.expiresAt > new Date()) {
      await endMailedLinks(email, 'sign-in', tx);
    }
    return taken;
  });
  if (!found) await recordSecurityEvent({ event: 'authn_login_fail', email, detail: 'link' });
  return found;
}

/** Called at a change of password or address, so that links mailed before stop working. */
export async function endSignInLinks(email: string, tx: Tx): Promise<void> {
  await deleteSignInTokens(email, tx);
  await endMailedLinks(email, 'sign-in', tx);
  await endMailedLinks(email, 'invite', tx);
}
