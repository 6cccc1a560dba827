import { sendConfirmation } from '@/lib/platform/auth/address';
import { hashPassword } from '@/lib/platform/auth/password';
import { passwordWeakness } from '@/lib/platform/auth/password-strength';
import { payForRegistration } from '@/lib/platform/auth/registration-work';
import {
  findIdentityByEmail,
  insertIdentity,
  type NewIdentity,
} from '@/lib/platform/auth/repository';
import { requireOwnName } from '@/lib/platform/auth/reserved-name';
import type { RegisteredDto, RegistrationInput } from '@/lib/platform/auth/schema';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { invalidField } from '@/lib/platform/errors/app-error';
import { currentLanguage } from '@/lib/platform/language/current';
import { languageOf } from '@/lib/platform/language/languages';
import { registrationAttemptMail } from '@/lib/platform/mail/identity-emails';
import { getMailer } from '@/lib/platform/mail/provider';
import { routes } from '@/lib/routes';

/**
 * Creates an account. If the address has one already, its owner is notified by email instead. The caller gets the same response
 * in both cases and the same expensive work is done, so registering does not reveal who has an account (docs/decisions/0001).
 * @throws AppError invalid on `password` if it is easily guessed, on `captchaToken` where work is required
 */
export async function registerPerson(
  input: RegistrationInput,
  callerAddress: string,
): Promise<RegisteredDto> {
  requireOwnName(input.name);
  const weakness = await passwordWeakness(input.password, input);
  if (weakness) throw invalidField('password', weakness);
  // The last check, because a proof of work is valid for one attempt only.
  await payForRegistration(callerAddress, input.captchaToken);
  const passwordHash = await hashPassword(input.password);
  const { name, email, birthYear = null } = input;
  const language = currentLanguage();
  const identity = { name, email, birthYear, passwordHash, emailVerifiedAt: null, language };
  const created = await insertNew(identity);
  if (!created) await notifyOwner(email);
  return { name, email };
}

/** Writes the account and its confirmation letter. @returns false when the address is taken */
async function insertNew(identity: NewIdentity): Promise<boolean> {
  return transaction(async (tx) => {
    const created = await insertIdentity(identity, tx);
    if (created) await sendConfirmation({ userId: created.id, ...created }, tx);
    return created !== null;
  }).catch((error: unknown) => {
    if (violates(error, 'users_email_reserved')) return false;
    throw error;
  });
}

async function notifyOwner(email: string): Promise<void> {
  const owner = await findIdentityByEmail(email);
  // An unconfirmed address may be anybody's: it gets only the confirmation email.
  if (!owner?.emailVerifiedAt || owner.isSample) return;
  const signIn = new URL(routes.signIn(), env.NEXTAUTH_URL).href;
  // One email an hour: registering repeatedly with the same address must not flood its mailbox.
  const hour = Math.floor(Date.now() / 3_600_000);
  await getMailer().send({
    ...registrationAttemptMail(email, { signIn }, languageOf(owner.language)),
    dedupeKey: `registration-attempt:${owner.id}:${hour}`,
  });
}
