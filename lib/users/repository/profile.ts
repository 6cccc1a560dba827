import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { db, type Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import type { Gender, Prisma } from '@/lib/platform/db/generated/client';
import { lockPerson } from '@/lib/platform/db/person-lock';
import type { Tables } from '@/lib/platform/db/tables';
import { transaction } from '@/lib/platform/db/transaction';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { DateStyle } from '@/lib/platform/language/date-style';
import type { Language } from '@/lib/platform/language/languages';
import type { StoredFile, StoredPicture } from '@/lib/platform/storage/storage';
import { insertUploads } from '@/lib/platform/storage/uploads';
import type { GenderFacts } from '@/lib/users/policy';
import type { SavedUserSportDto, SaveUserSportInput } from '@/lib/users/schema/profile';

const of = columnsOf<'userSports'>('us');
const sport = columnsOf<'sports'>('s');

const LISTED = {
  id: of('id'),
  sportId: of('sportId'),
  skillLevel: of('skillLevel'),
  isLookingToPlay: of('isLookingToPlay'),
  sport: jsonBuildObject({ id: sport('id'), name: sport('name'), icon: sport('icon') }),
};

const SAVED = {
  ...LISTED,
  userId: of('userId'),
  yearsPlaying: of('yearsPlaying'),
  achievements: of('achievements'),
};

const listOf = <T>(one: Expression<T>) =>
  expressionBuilder<Tables, never>()
    .selectFrom('userSports as us')
    .innerJoin('sports as s', 's.id', 'us.sportId')
    .where('us.userId', '=', columnsOf<'users'>('u')('id'))
    .select((eb) =>
      eb.fn.coalesce(eb.fn.jsonAgg(one).orderBy('us.id'), sql<never[]>`'[]'`).as('sports'),
    )
    .$asScalar()
    .$notNull();

export const listedSports = () => listOf(jsonBuildObject(LISTED));

/** With the person's own details for each. */
export const savedSports = () => listOf(jsonBuildObject(SAVED));

export interface ProfileChange {
  name?: string;
  username?: string;
  gender?: Gender | null;
  statedGender?: Gender | null;
  genderCountsFrom?: Date | null;
  bio?: string | null;
  location?: string;
  publicLocation?: string | null;
  latitude?: number;
  longitude?: number;
  timeZone?: string;
  language?: Language;
  dateStyle?: DateStyle | null;
  termsVersion?: string;
  termsAcceptedAt?: Date;
  availability?: number;
  birthYear?: number;
  adultFrom?: Date;
  birthYearAskedAt?: Date;
}

export async function updateProfileOf(
  userId: number,
  change: ProfileChange,
  tx: Tx = db,
): Promise<void> {
  const data = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  await tx.user.update({
    where: { id: userId },
    data: data as Prisma.UserUpdateInput,
    select: { id: true },
  });
}

/** Call it under the lock of the person. */
export function findNameAndGender(
  userId: number,
  tx: Tx,
): Promise<GenderFacts & { name: string | null }> {
  return tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, gender: true, statedGender: true, genderCountsFrom: true },
  });
}

/** The stated year, and whether the person is visible to others already. Call it under the lock of the person. */
export async function findStatedYear(userId: number, tx: Tx) {
  const { birthYear, ...row } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { birthYear: true, latitude: true, gender: true, cameByLinkAt: true },
  });
  const hasProfile = row.latitude !== null && row.gender !== null;
  return { birthYear, isPresent: hasProfile || row.cameByLinkAt !== null };
}

/** The person's choice, which may no longer be offered. */
export async function findLanguage(userId: number): Promise<string | null> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { language: true } });
  return user?.language ?? null;
}

/** Fills empty fields of the profile, and keeps the first time that the person used a link. */
export async function updateCameByLink(
  userId: number,
  { gender }: { gender: Gender | undefined },
  tx: Tx,
): Promise<void> {
  const own = { id: userId };
  await tx.user.updateMany({
    where: { ...own, cameByLinkAt: null },
    data: { cameByLinkAt: new Date() },
  });
  if (gender) await tx.user.updateMany({ where: { ...own, gender: null }, data: { gender } });
}

export async function updateMissingName(userId: number, name: string, tx: Tx): Promise<void> {
  await tx.user.updateMany({ where: { id: userId, name: null }, data: { name } });
}

/** The centre of the person's cell; null without a place. */
export async function findCellOf(userId: number, tx: Tx = db): Promise<GeoPoint | null> {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { cellLatitude: true, cellLongitude: true },
  });
  if (user?.cellLatitude == null || user.cellLongitude == null) return null;
  return { latitude: user.cellLatitude, longitude: user.cellLongitude };
}

const savedSport = {
  id: true,
  userId: true,
  sportId: true,
  skillLevel: true,
  isLookingToPlay: true,
  yearsPlaying: true,
  achievements: true,
  sport: { select: { id: true, name: true, icon: true } },
} satisfies Prisma.UserSportSelect;

/** @throws a foreign key violation for an unknown sport */
export async function upsertUserSport(
  userId: number,
  { sportId, skillLevel, isLookingToPlay, yearsPlaying, achievements }: SaveUserSportInput,
  tx: Tx = db,
): Promise<SavedUserSportDto> {
  const values = {
    skillLevel,
    isLookingToPlay,
    ...(yearsPlaying === undefined ? {} : { yearsPlaying }),
    ...(achievements === undefined ? {} : { achievements }),
  };
  return tx.userSport.upsert({
    where: { userId_sportId: { userId, sportId } },
    create: { userId, sportId, ...values },
    update: values,
    select: savedSport,
  });
}

/** @returns whether there was one. */
export async function deleteUserSport(
  userId: number,
  sportId: number,
  tx: Tx = db,
): Promise<boolean> {
  const { count } = await tx.userSport.deleteMany({ where: { userId, sportId } });
  return count === 1;
}

/** Makes `upload` the person's picture. @returns the replaced file, which is no longer referenced. */
export async function replaceProfileImage(
  userId: number,
  upload: StoredPicture,
): Promise<StoredFile | null> {
  return transaction(async (tx) => {
    // Locked, so that of two simultaneous uploads each knows the file that it replaced.
    await lockPerson(userId, tx);
    const before = await tx.user.findUnique({
      where: { id: userId },
      select: { profileImageKey: true, profileImageProvider: true },
    });
    const { key, provider } = upload;
    await insertUploads({ ownerId: userId, purpose: 'avatar' }, [upload], tx);
    await tx.user.update({
      where: { id: userId },
      data: { profileImageKey: key, profileImageProvider: provider },
      select: { id: true },
    });
    if (!before?.profileImageKey || !before.profileImageProvider) return null;
    await tx.upload.deleteMany({ where: { key: before.profileImageKey } });
    return { key: before.profileImageKey, provider: before.profileImageProvider };
  });
}
