import type { Actor } from '@/lib/platform/auth/actor';
import { confirmPerson } from '@/lib/platform/auth/confirm-person';
import { endAccess, notifyEndedAccess } from '@/lib/platform/auth/end-access';
import { hashPassword } from '@/lib/platform/auth/password';
import { passwordWeakness } from '@/lib/platform/auth/password-strength';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { languageOf } from '@/lib/platform/language/languages';
import { say } from '@/lib/platform/language/say';
import { passwordChangedMail } from '@/lib/platform/mail/identity-emails';
import { getMailer } from '@/lib/platform/mail/provider';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';
import { fileUrl } from '@/lib/platform/storage/file-url';
import { EMPTY_PICTURE, toPicture } from '@/lib/platform/storage/picture';
import { forgetFiles, withStoredPicture } from '@/lib/platform/storage/store-picture';
import { requireUploadRoom } from '@/lib/platform/storage/upload-room';
import { routes } from '@/lib/routes';
import { PROFILE_PHOTO_BYTES_MAX } from '@/lib/users/constants';
import { canEditProfile } from '@/lib/users/policy';
import { findCredentials, updatePasswordHash } from '@/lib/users/repository/account';
import { replaceProfileImage } from '@/lib/users/repository/profile';
import type { ChangePasswordInput } from '@/lib/users/schema/account';
import type { ChangedPhotoDto } from '@/lib/users/schema/profile';
import { texts } from '@/lib/users/server-texts';
import { requireOwnAccount } from '@/lib/users/service/change-settings';
import { expirePagesOfPerson } from '@/lib/users/service/expire-pages';

const SIGN_IN_URL = new URL(routes.signIn(), env.NEXTAUTH_URL).href;

/**
 * Changes the password and ends everything that stands for the person but this browser. Without the old password this works only within minutes of signing
 * in, for people who never had one (links, Google) or forgot it and came by a mailed link. A letter tells the person.
 * @returns how many other browsers were signed out
 * @throws AppError forbidden, invalid on the field that is wrong
 */
export async function changePassword(
  actor: Actor,
  userId: number,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<{ signedOut: number }> {
  requireOwnAccount(actor, userId);
  const person = await findCredentials(userId);
  if (!person) throw notFound(say(texts, 'userNotFound'));
  await confirmPerson(actor, currentPassword, 'currentPassword');
  const weakness = await passwordWeakness(newPassword, {
    email: person.email,
    name: person.name ?? '',
    username: person.username,
  });
  if (weakness) throw invalidField('newPassword', weakness);
  const hash = await hashPassword(newPassword);
  const ended = await transaction(async (tx) => {
    await updatePasswordHash(userId, hash, tx);
    const ended = await endAccess(tx, userId, { keepSession: actor.sessionId });
    // A person who lost the account this way must be notified; an unconfirmed address may be anybody's.
    if (!person.emailVerifiedAt) return ended;
    const language = languageOf(person.language);
    const mail = passwordChangedMail(person.email, { signIn: SIGN_IN_URL }, language);
    await getMailer().send(mail, tx);
    return ended;
  });
  await recordSecurityEvent({ event: 'authn_password_change', userId });
  await notifyEndedAccess(ended);
  return { signedOut: ended.sessionIds.length };
}

/** Twice the largest avatar on screen. */
const SIDE_PX_MAX = 1_024;

/**
 * Makes `file` the person's own picture: re-encodes it and removes the old file.
 * @throws AppError forbidden, invalid, unsupported_type, too_large, unavailable; rate_limited or conflict (upload quota)
 */
export async function changePhoto(
  actor: Actor,
  userId: number,
  file: unknown,
): Promise<ChangedPhotoDto> {
  if (!canEditProfile(actor, userId)) throw new AppError('forbidden', say(texts, 'ownPhotoOnly'));
  const bytes = await readPhoto(file);
  await requireUploadRoom(userId);
  const picture = await toPicture(bytes, SIDE_PX_MAX);
  const { stored, replaced } = await withStoredPicture(picture, 'avatar', async (kept) => ({
    stored: kept,
    replaced: await replaceProfileImage(userId, kept),
  }));
  await expirePagesOfPerson(userId);
  if (replaced) await forgetFiles([replaced]);
  return { profileImageUrl: fileUrl(stored.provider, stored.key) };
}

async function readPhoto(file: unknown): Promise<Uint8Array> {
  if (!(file instanceof File) || (file.size === 0 && file.name === ''))
    throw new AppError('invalid', say(texts, 'selectImage'));
  if (file.size === 0) throw new AppError('invalid', EMPTY_PICTURE);
  if (!file.type.startsWith('image/'))
    throw new AppError('unsupported_type', say(texts, 'selectImage'));
  if (file.size > PROFILE_PHOTO_BYTES_MAX) {
    throw new AppError('too_large', say(texts, 'selectSmallerImage'));
  }
  return new Uint8Array(await file.arrayBuffer());
}
