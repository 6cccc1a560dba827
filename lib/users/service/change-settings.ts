import { NOTIFICATION_TOPIC_NAMES } from '@/lib/notifications/constants';
import { changePreferences } from '@/lib/notifications/service/read-notifications';
import type { Actor } from '@/lib/platform/auth/actor';
import { ageColumns, isOldEnough, isUnder18 } from '@/lib/platform/auth/age';
import { newcomersYearSchema } from '@/lib/platform/auth/schema';
import { city } from '@/lib/platform/city/city';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { isDateStyle } from '@/lib/platform/language/date-style';
import { isOffered, type Language } from '@/lib/platform/language/languages';
import { asSaid, say } from '@/lib/platform/language/say';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { canEditProfile } from '@/lib/users/policy';
import { findLanguage, findStatedYear, updateProfileOf } from '@/lib/users/repository/profile';
import {
  findSettings,
  type SettingsRow,
  updateMessagePrivacy,
  updatePaused,
  updateWomenOnly,
} from '@/lib/users/repository/settings';
import type {
  ChangeSettingsInput,
  SettingsDto,
  StatedBirthYearDto,
} from '@/lib/users/schema/settings';
import { texts } from '@/lib/users/server-texts';

/** Applies to every device and everything that is sent to the person. */
export async function chooseLanguage(actor: Actor, language: Language): Promise<void> {
  await updateProfileOf(actor.userId, { language });
  await publish(rooms.user(actor.userId), 'languageChosen', { language });
}

/** @returns null for a person who has chosen none that is offered */
export async function chosenLanguage(userId: number): Promise<Language | null> {
  const language = await findLanguage(userId);
  return isOffered(language) ? language : null;
}

/** @throws AppError forbidden when the path names another person */
export function requireOwnAccount(actor: Actor, userId: number): void {
  if (!canEditProfile(actor, userId)) {
    throw new AppError('forbidden', say(texts, 'ownAccountOnly'));
  }
}

/** @throws AppError conflict for a version that is not the present one */
export async function acceptTerms(actor: Actor, userId: number, version: string): Promise<void> {
  requireOwnAccount(actor, userId);
  if (version !== city().termsVersion) throw new AppError('conflict', say(texts, 'termsChanged'));
  await updateProfileOf(userId, { termsVersion: version, termsAcceptedAt: new Date() });
}

/**
 * States the year of birth once, or puts the question off. Who has no complete profile yet is refused below the least age, and may
 * correct the year; whoever is here already stays, under the rules for young people.
 * @throws AppError forbidden (another person), conflict (stated already), invalid (too young)
 */
export async function stateBirthYear(
  actor: Actor,
  userId: number,
  birthYear: number | null,
): Promise<StatedBirthYearDto> {
  requireOwnAccount(actor, userId);
  if (birthYear === null) {
    await updateProfileOf(userId, { birthYearAskedAt: new Date() });
    return { isUnder18: false, isTooYoung: false };
  }
  const isTooYoung = !isOldEnough(birthYear);
  await transaction(async (tx) => {
    await lockActiveAccount(userId, tx);
    const { isPresent, birthYear: stated } = await findStatedYear(userId, tx);
    if (isPresent && stated !== null && stated !== birthYear) {
      throw new AppError('conflict', say(texts, 'yearStated'));
    }
    const year = isPresent ? null : newcomersYearSchema.safeParse(birthYear).error;
    if (year) throw invalidField('birthYear', asSaid(year.issues[0]?.message ?? ''));
    await updateProfileOf(userId, ageColumns(birthYear), tx);
  });
  return { isUnder18: isUnder18(birthYear), isTooYoung };
}

export async function readSettings(actor: Actor, userId: number): Promise<SettingsDto> {
  requireOwnAccount(actor, userId);
  const row = await findSettings(userId);
  if (!row) throw notFound(say(texts, 'userNotFound'));
  return toSettings(row);
}

/** @throws AppError forbidden: another person's settings, or women only without being a woman */
export async function changeSettings(
  actor: Actor,
  userId: number,
  input: ChangeSettingsInput,
): Promise<SettingsDto> {
  requireOwnAccount(actor, userId);
  const { messagePrivacy, dateStyle, paused, womenOnly, notifications = [] } = input;
  const row = await transaction(async (tx) => {
    if (messagePrivacy !== undefined) await updateMessagePrivacy(userId, messagePrivacy, tx);
    if (dateStyle !== undefined) await updateProfileOf(userId, { dateStyle }, tx);
    if (paused !== undefined) await updatePaused(userId, paused, tx);
    if (womenOnly !== undefined && !(await updateWomenOnly(userId, womenOnly, tx))) {
      throw new AppError('forbidden', say(texts, 'womenOnlyForWomen'));
    }
    await changePreferences(tx, userId, notifications);
    return findSettings(userId, tx);
  });
  if (!row) throw notFound(say(texts, 'userNotFound'));
  return toSettings(row);
}

/** A topic without a row has its defaults: every channel on. */
function toSettings({
  messagePrivacy,
  dateStyle,
  pausedAt,
  womenOnly,
  birthYear,
  hasPassword,
  notificationPreferences,
}: SettingsRow): SettingsDto {
  return {
    messagePrivacy,
    dateStyle: isDateStyle(dateStyle) ? dateStyle : null,
    paused: pausedAt !== null,
    womenOnly,
    lacksBirthYear: birthYear === null,
    hasPassword,
    notifications: NOTIFICATION_TOPIC_NAMES.map((topic) => {
      const chosen = notificationPreferences.find((row) => row.topic === topic);
      return {
        topic,
        inApp: chosen?.inApp ?? true,
        push: chosen?.push ?? true,
        email: chosen?.email ?? true,
      };
    }),
  };
}
