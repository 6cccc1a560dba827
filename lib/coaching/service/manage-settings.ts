import { CLASSES_MAX, DAYS_OFF_MAX, rateProblem } from '@/lib/coaching/constants';
import { findCertificates } from '@/lib/coaching/repository/certificates';
import { findClasses, findDaysOff, findHours } from '@/lib/coaching/repository/find-coach';
import {
  countClasses,
  countDaysOff,
  deleteDayOff,
  findCoachVenues,
  findOwnCoach,
  findOwnCoaches,
  hasDatesAhead,
  insertClass,
  insertDayOff,
  lockCoachSettings,
  type OwnCoachRow,
  replaceHours,
  replaceOffers,
  replaceVenues,
  retireClass,
  updateCoach,
  updatePaused,
} from '@/lib/coaching/repository/settings';
import type {
  AddClassInput,
  AddDayOffInput,
  CoachSettingsDto,
  EditCoachInput,
  SetHoursInput,
  SetPackagesInput,
} from '@/lib/coaching/schema/settings';
import { texts } from '@/lib/coaching/server-texts';
import { placeOf, zoneOf } from '@/lib/coaching/service/place-of';
import { listOffers } from '@/lib/coaching/service/read-coach';
import { texts as sharedTexts } from '@/lib/coaching/texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnTitle } from '@/lib/platform/auth/reserved-name';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { lockCoachTime } from '@/lib/platform/db/coach-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { profileImageUrl } from '@/lib/platform/storage/file-url';

/** One per sport. */
export async function listCoachSettings(actor: Actor): Promise<CoachSettingsDto[]> {
  return Promise.all((await findOwnCoaches(actor.userId)).map(toCoachSettings));
}

/** @throws AppError not_found for settings of others */
export async function readCoachSettings(actor: Actor, coachId: number): Promise<CoachSettingsDto> {
  return toCoachSettings(await requireOwn(actor, coachId));
}

/** Replaces all hours of the week. @throws AppError not_found */
export async function setHours(
  actor: Actor,
  coachId: number,
  { hours }: SetHoursInput,
): Promise<CoachSettingsDto> {
  return changeCoachSettings(actor, coachId, (tx) => replaceHours(coachId, hours, tx));
}

/** @throws AppError not_found, conflict (too many) */
export async function addDayOff(
  actor: Actor,
  coachId: number,
  { note = null, ...days }: AddDayOffInput,
): Promise<CoachSettingsDto> {
  return changeCoachSettings(actor, coachId, async (tx) => {
    if ((await countDaysOff(coachId, tx)) >= DAYS_OFF_MAX) {
      throw new AppError('conflict', say(texts, 'tooManyDaysOff', { max: DAYS_OFF_MAX }));
    }
    await insertDayOff(coachId, { ...days, note }, tx);
  });
}

export async function removeDayOff(
  actor: Actor,
  coachId: number,
  id: number,
): Promise<CoachSettingsDto> {
  return changeCoachSettings(actor, coachId, async (tx) => {
    if (!(await deleteDayOff(coachId, id, tx))) throw notFound(say(texts, 'dayOffNotFound'));
  });
}

/** @throws AppError not_found, conflict (too many) */
export async function addClass(
  actor: Actor,
  coachId: number,
  input: AddClassInput,
): Promise<CoachSettingsDto> {
  const { currency } = await requireOwn(actor, coachId);
  requireOwnTitle('name', input.name);
  return changeCoachSettings(actor, coachId, async (tx) => {
    if ((await countClasses(coachId, tx)) >= CLASSES_MAX) {
      throw new AppError('conflict', say(texts, 'tooManyClasses', { max: CLASSES_MAX }));
    }
    await insertClass(coachId, { ...input, currency }, tx);
  });
}

/** @throws AppError not_found, conflict (it has coming dates) */
export async function removeClass(
  actor: Actor,
  coachId: number,
  id: number,
): Promise<CoachSettingsDto> {
  await requireOwn(actor, coachId);
  await transaction(async (tx) => {
    // Counts a date that is being added at this moment too, because of the lock.
    await lockCoachTime(actor.userId, tx);
    if (await hasDatesAhead(id, tx)) {
      throw new AppError('conflict', say(texts, 'classHasDates'));
    }
    if (!(await retireClass(coachId, id, tx))) throw notFound(say(texts, 'classNotFound'));
    expireTags(tx, cacheTags.coach(coachId));
  });
  return readCoachSettings(actor, coachId);
}

/** A paused coach is not listed and takes no new bookings; existing ones remain. @throws AppError not_found */
export async function pauseCoach(
  actor: Actor,
  coachId: number,
  { paused }: { paused: boolean },
): Promise<CoachSettingsDto> {
  return changeCoachSettings(actor, coachId, (tx) =>
    updatePaused(coachId, paused ? new Date() : null, tx),
  );
}

/** Pending requests keep their price. @throws AppError not_found, invalid (rate) */
export async function editCoach(
  actor: Actor,
  coachId: number,
  input: EditCoachInput,
): Promise<CoachSettingsDto> {
  const { currency } = await requireOwn(actor, coachId);
  const range = rateProblem(input.hourlyRate, currency);
  if (range) throw invalidField('hourlyRate', say(sharedTexts, 'rateRange', range));
  const timeZone = await zoneOf(input.location);
  const change = { ...input, ...placeOf(input.location), ...(timeZone && { timeZone }) };
  return changeCoachSettings(actor, coachId, (tx) => updateCoach(coachId, change, tx));
}

/** Replaces all of the coach's venues. @throws AppError not_found, invalid (a venue that is not listed) */
export async function setCoachVenues(
  actor: Actor,
  coachId: number,
  { venueIds }: { venueIds: number[] },
): Promise<CoachSettingsDto> {
  return changeCoachSettings(actor, coachId, async (tx) => {
    if (!(await replaceVenues(coachId, venueIds, tx))) {
      throw invalidField('venueIds', say(texts, 'venueUnlisted'));
    }
  });
}

/** Replaces all packages that a coach offers; bought ones do not change. @throws AppError not_found */
export async function setPackages(
  actor: Actor,
  coachId: number,
  { packages }: SetPackagesInput,
): Promise<CoachSettingsDto> {
  return changeCoachSettings(actor, coachId, (tx) => replaceOffers(coachId, packages, tx));
}

/** Serialises changes of a coach's settings, so that limits count correctly and parallel replacements do not mix. */
async function changeCoachSettings(
  actor: Actor,
  coachId: number,
  work: (tx: Tx) => Promise<void>,
): Promise<CoachSettingsDto> {
  await requireOwn(actor, coachId);
  await transaction(async (tx) => {
    await lockCoachSettings(coachId, tx);
    await work(tx);
    expireTags(tx, cacheTags.coach(coachId));
  });
  return readCoachSettings(actor, coachId);
}

export async function requireOwn(actor: Actor, coachId: number): Promise<OwnCoachRow> {
  const coach = await findOwnCoach(actor.userId, coachId);
  if (!coach) throw notFound(say(texts, 'coachNotFound'));
  return coach;
}

async function toCoachSettings({
  pausedAt,
  sport,
  userId: _userId,
  image,
  imageProvider,
  ...coach
}: OwnCoachRow): Promise<CoachSettingsDto> {
  const today = new Date(new Date().toISOString().slice(0, 10));
  const [hours, daysOff, classes, venues, certificates, packages] = await Promise.all([
    findHours(coach.id),
    findDaysOff(coach.id, today),
    findClasses(coach.id),
    findCoachVenues(coach.id),
    findCertificates(coach.id),
    listOffers(coach),
  ]);
  return {
    ...coach,
    sport: sport.name,
    isPaused: pausedAt !== null,
    imageUrl: profileImageUrl({ profileImageKey: image, profileImageProvider: imageProvider }),
    venues,
    packages,
    hours,
    classes,
    certificates,
    daysOff: daysOff.map(({ startsOn, endsOn, ...row }) => ({
      ...row,
      startsOn: startsOn.toISOString().slice(0, 10),
      endsOn: endsOn.toISOString().slice(0, 10),
    })),
  };
}
