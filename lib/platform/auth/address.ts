import type { Actor } from '@/lib/platform/auth/actor';
import {
  type AddressLinkRow,
  deleteSignInMethodsSince,
  findAddress,
  findAddressLink,
  findPendingAddress,
  lockAddress,
  takeAddressLink,
  updateAddress,
  updateAddressConfirmed,
  updateMailAbout,
} from '@/lib/platform/auth/address-link-store';
import { hashAddressToken, makeAddressLink } from '@/lib/platform/auth/address-links';
import type {
  AddressConfirmedDto,
  AddressDto,
  ChangeAddressInput,
} from '@/lib/platform/auth/address-schema';
import { confirmPerson, requiredProof } from '@/lib/platform/auth/confirm-person';
import {
  CHANGE_LINK_HOURS,
  CONFIRM_LINK_DAYS,
  UNDO_LINK_DAYS,
} from '@/lib/platform/auth/constants';
import { endAccess, notifyEndedAccess } from '@/lib/platform/auth/end-access';
import { findIdentityByEmail } from '@/lib/platform/auth/repository';
import { texts } from '@/lib/platform/auth/server-texts';
import { endSignInLinks } from '@/lib/platform/auth/sign-in-links';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { consumeRateLimit, mailboxKey } from '@/lib/platform/http/rate-limiter';
import { languageOf } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import {
  addressChangedMail,
  addressTakenMail,
  confirmAddressMail,
  confirmNewAddressMail,
} from '@/lib/platform/mail/address-emails';
import { endMailedLinks } from '@/lib/platform/mail/links';
import { canSendMail, getMailer } from '@/lib/platform/mail/provider';
import { type AuditAction, recordAudit } from '@/lib/platform/observability/audit';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';
import { routes } from '@/lib/routes';

const LINK_EXPIRED = say(texts, 'linkUsed');

/** The error wherever a confirmed address is required. */
export const CONFIRM_FIRST = say(texts, 'confirmFirst');

/** False where the site cannot send mail. */
export function mustConfirm(isConfirmed: boolean): boolean {
  return !isConfirmed && canSendMail();
}

/**
 * Guards the person's own words in a request: sending one is free, but adding words needs a confirmed address.
 * @throws AppError forbidden
 */
export async function requireConfirmedFor(
  words: string | null | undefined,
  userId: number,
  tx?: Tx,
): Promise<void> {
  if (words) await requireConfirmed(userId, tx);
}

/** Guards what reaches strangers. @throws AppError forbidden */
export async function requireConfirmed(
  userId: number,
  tx?: Tx,
  sentence = CONFIRM_FIRST,
): Promise<void> {
  const address = await findAddress(userId, tx);
  if (address && mustConfirm(address.isConfirmed)) throw new AppError('forbidden', sentence);
}

export async function readAddress(actor: Actor): Promise<AddressDto> {
  const row = await findAddress(actor.userId);
  if (!row) throw noSuchUser();
  const { email, isConfirmed } = row;
  const wishedEmail = await findPendingAddress(actor.userId);
  return { email, isConfirmed, wishedEmail, proof: await requiredProof(actor) };
}

/** The confirmation email is the only one that goes to an unconfirmed address. */
export async function sendConfirmation(
  { userId, email, language }: { userId: number; email: string; language: string | null },
  tx: Tx,
): Promise<void> {
  if (!canSendMail()) return;
  const link = await makeAddressLink({ userId, purpose: 'confirm', email }, tx);
  await endMailedLinks(email, 'confirm', tx);
  const mail = confirmAddressMail(email, link, CONFIRM_LINK_DAYS, languageOf(language));
  await getMailer().send(mail, tx);
}

/** @throws AppError conflict (already confirmed), unavailable (the site cannot send mail) */
export async function sendConfirmationAgain({ userId }: Actor): Promise<void> {
  const row = await findAddress(userId);
  if (!row) throw noSuchUser();
  if (row.isConfirmed) throw new AppError('conflict', say(texts, 'alreadyConfirmed'));
  requireMail();
  await consumeRateLimit('addressLetter', mailboxKey(row.email));
  const { email, language } = row;
  await transaction((tx) => sendConfirmation({ userId, email, language }, tx));
}

/**
 * Requests a change of address: an email goes to the new one, and the account moves when its link is followed. If the new
 * address belongs to a confirmed account, its owner is notified of the attempt. The response is always the same, so that it
 * does not reveal who has an account.
 * @throws AppError invalid (password, the same address), forbidden (no password and signed in long ago), rate_limited
 */
export async function changeAddress(
  actor: Actor,
  { email, password }: ChangeAddressInput,
): Promise<void> {
  requireMail();
  await confirmPerson(actor, password);
  const present = await findAddress(actor.userId);
  if (!present) throw noSuchUser();
  if (present.email === email) throw invalidField('email', say(texts, 'sameEmail'));
  await consumeRateLimit('addressLetter', mailboxKey(email));
  await transaction(async (tx) => {
    // A link is created in every case, so that the pending address looks the same too.
    const link = await makeAddressLink({ userId: actor.userId, purpose: 'change', email }, tx);
    const owner = await findIdentityByEmail(email, tx);
    // An unconfirmed address may be anybody's: it gets only the confirmation email.
    if (owner && !owner.emailVerifiedAt) return;
    const mail = owner
      ? addressTakenMail(email, { signIn: signInUrl() }, languageOf(owner.language))
      : confirmNewAddressMail(email, link, CHANGE_LINK_HOURS, languageOf(present.language));
    // An owner's e-mail is their own, and goes with their account.
    const aboutUserId = owner?.id ?? actor.userId;
    await getMailer().send({ ...mail, aboutUserId }, tx);
  });
}

/** Null when the link is no longer valid. */
export function readAddressLink(token: string): Promise<AddressLinkRow | null> {
  return findAddressLink(hashAddressToken(token));
}

/**
 * Follows a link to confirm the current address or a new one. Only the signed-in account may do this: people register with
 * other people's addresses and mistype their new one, and the owner of that mailbox must not decide in either case.
 * @throws AppError conflict (the link is no longer valid, the address was taken meanwhile)
 */
export async function confirmAddress(actor: Actor, token: string): Promise<AddressConfirmedDto> {
  const { userId, sessionId } = actor;
  try {
    const { email, ended } = await transaction(async (tx) => {
      const link = await takeAddressLink(
        hashAddressToken(token),
        { purposes: ['confirm', 'change'], userId },
        tx,
      );
      if (!link) throw new AppError('conflict', LINK_EXPIRED);
      if (link.purpose === 'change') await moveTo(userId, link.email, tx);
      else if (!(await updateAddressConfirmed(userId, link.email, tx))) {
        throw new AppError('conflict', LINK_EXPIRED);
      }
      await audit(userId, link.purpose === 'change' ? 'email.changed' : 'email.confirmed', tx);
      const hasMoved = link.purpose === 'change';
      const ended = hasMoved ? await endAccess(tx, userId, { keepSession: sessionId }) : null;
      return { email: link.email, ended };
    });
    if (ended) {
      await recordSecurityEvent({ event: 'authn_email_change', userId });
      await notifyEndedAccess(ended);
    }
    return { email };
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new AppError('conflict', say(texts, 'emailTaken'));
  }
}

/** An unconfirmed address may be anybody's: it gets neither a notice nor an undo link. */
async function moveTo(userId: number, email: string, tx: Tx): Promise<void> {
  const before = await lockAddress(userId, tx);
  if (!before) throw noSuchUser();
  await updateAddress(userId, email, tx);
  await endSignInLinks(before.email, tx);
  await endMailedLinks(email, 'change', tx);
  await updateMailAbout(before.email, userId, tx);
  if (!before.isConfirmed) return;
  const link = await makeAddressLink({ userId, purpose: 'undo', email: before.email }, tx);
  const language = languageOf(before.language);
  const mail = addressChangedMail(before.email, link, UNDO_LINK_DAYS, language);
  await getMailer().send({ ...mail, aboutUserId: userId }, tx);
}

/**
 * Goes back to the previous address. The person may have lost the account to an intruder, so all sessions, devices and links
 * end, and the password and everything added since is removed. A link to the old address signs them in.
 * @throws AppError conflict (the link is no longer valid)
 */
export async function restoreAddress(token: string): Promise<AddressConfirmedDto> {
  const { userId, email, ended } = await transaction(async (tx) => {
    const link = await takeAddressLink(hashAddressToken(token), { purposes: ['undo'] }, tx);
    const before = link && (await lockAddress(link.userId, tx));
    if (!link || !before) throw new AppError('conflict', LINK_EXPIRED);
    await updateAddress(link.userId, link.email, tx);
    await endSignInLinks(before.email, tx);
    await updateMailAbout(before.email, link.userId, tx);
    await deleteSignInMethodsSince(link.userId, link.createdAt, tx);
    await audit(link.userId, 'email.restored', tx);
    return { ...link, ended: await endAccess(tx, link.userId) };
  });
  await recordSecurityEvent({ event: 'authn_email_change', userId, detail: 'restored' });
  await notifyEndedAccess(ended);
  return { email };
}

const noSuchUser = (): AppError => notFound(say(texts, 'userNotFound'));

const signInUrl = (): string => new URL(routes.signIn(), env.NEXTAUTH_URL).href;

const isTaken = (error: unknown): boolean =>
  violates(error, 'users_email_key') || violates(error, 'users_email_reserved');

function requireMail(): void {
  if (canSendMail()) return;
  throw new AppError('unavailable', say(texts, 'noEmails'));
}

function audit(userId: number, action: AuditAction, tx: Tx): Promise<void> {
  return recordAudit({ actorId: userId, action, targetType: 'user', targetId: userId }, tx);
}
