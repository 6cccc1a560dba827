import type {
  AddClassInput,
  EditCoachInput,
  SetHoursInput,
  SetPackagesInput,
} from '@/lib/coaching/schema/settings';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { lockRow } from '@/lib/platform/db/lock-row';
import type { StoredFile, StoredPicture } from '@/lib/platform/storage/storage';
import { insertUploads } from '@/lib/platform/storage/uploads';

const OWN = {
  id: true,
  userId: true,
  name: true,
  timeZone: true,
  currency: true,
  pausedAt: true,
  hourlyRate: true,
  cancelHours: true,
  coachesWomen: true,
  coachesChildren: true,
  experience: true,
  location: true,
  bio: true,
  certifications: true,
  specialties: true,
  image: true,
  imageProvider: true,
  sport: { select: { name: true } },
} as const;

export type OwnCoachRow = Prisma.CoachApplicationGetPayload<{ select: typeof OWN }>;

/** The approved coach with this id, if the person is that coach. */
export function findOwnCoach(userId: number, id: number, tx: Tx = db): Promise<OwnCoachRow | null> {
  return tx.coachApplication.findFirst({ where: { id, userId, status: 'approved' }, select: OWN });
}

export function findOwnCoaches(userId: number, tx: Tx = db): Promise<OwnCoachRow[]> {
  return tx.coachApplication.findMany({
    where: { userId, status: 'approved' },
    select: OWN,
    orderBy: { id: 'asc' },
  });
}

/**
 * Locks the coach's settings until the end of the transaction; NO KEY UPDATE does not block rows that only refer to the coach.
 */
export async function lockCoachSettings(coachId: number, tx: Tx): Promise<void> {
  await lockRow('coachApplications', coachId, tx);
}

export async function updateCoach(
  id: number,
  data: EditCoachInput & { area: string | null; city: string | null; timeZone?: string },
  tx: Tx = db,
): Promise<void> {
  await tx.coachApplication.update({ where: { id }, data, select: { id: true } });
}

export async function findCoachVenues(
  coachId: number,
  tx: Tx = db,
): Promise<{ id: number; name: string }[]> {
  const rows = await tx.coachVenue.findMany({
    where: { coachId, venue: { listed: true } },
    select: { venue: { select: { id: true, name: true } } },
    orderBy: { venue: { name: 'asc' } },
  });
  return rows.map(({ venue }) => venue);
}

/** @returns false, and changes nothing, when one of them is not listed */
export async function replaceVenues(coachId: number, venueIds: number[], tx: Tx): Promise<boolean> {
  const listed = await tx.venue.count({ where: { id: { in: venueIds }, listed: true } });
  if (listed !== venueIds.length) return false;
  await tx.coachVenue.deleteMany({ where: { coachId } });
  await tx.coachVenue.createMany({ data: venueIds.map((venueId) => ({ coachId, venueId })) });
  return true;
}

export async function replaceHours(
  coachId: number,
  hours: SetHoursInput['hours'],
  tx: Tx,
): Promise<void> {
  await tx.coachHours.deleteMany({ where: { coachId } });
  await insertHours(coachId, hours, tx);
}

export async function insertHours(
  coachId: number,
  hours: SetHoursInput['hours'],
  tx: Tx,
): Promise<void> {
  await tx.coachHours.createMany({ data: hours.map((range) => ({ ...range, coachId })) });
}

export async function replaceOffers(
  coachId: number,
  packages: SetPackagesInput['packages'],
  tx: Tx,
): Promise<void> {
  await tx.coachPackageOffer.deleteMany({ where: { coachId } });
  await tx.coachPackageOffer.createMany({ data: packages.map((offer) => ({ ...offer, coachId })) });
  await tx.coachApplication.update({
    where: { id: coachId },
    data: { packagesSetAt: new Date() },
    select: { id: true },
  });
}

export function insertDayOff(
  coachId: number,
  { startsOn, endsOn, note }: { startsOn: string; endsOn: string; note: string | null },
  tx: Tx = db,
): Promise<{ id: number }> {
  return tx.coachDayOff.create({
    data: { coachId, startsOn: new Date(startsOn), endsOn: new Date(endsOn), note },
    select: { id: true },
  });
}

export function countDaysOff(coachId: number, tx: Tx = db): Promise<number> {
  return tx.coachDayOff.count({ where: { coachId } });
}

export async function deleteDayOff(coachId: number, id: number, tx: Tx = db): Promise<boolean> {
  return (await tx.coachDayOff.deleteMany({ where: { id, coachId } })).count > 0;
}

export function insertClass(
  coachId: number,
  {
    description = null,
    schedule = null,
    decideHours,
    ...rest
  }: AddClassInput & { currency: string },
  tx: Tx = db,
): Promise<{ id: number }> {
  return tx.coachClass.create({
    data: {
      coachId,
      description,
      schedule,
      decideHours: rest.minimum === null ? null : decideHours,
      ...rest,
    },
    select: { id: true },
  });
}

export function countClasses(coachId: number, tx: Tx = db): Promise<number> {
  return tx.coachClass.count({ where: { coachId, isActive: true } });
}

export async function hasDatesAhead(classId: number, tx: Tx): Promise<boolean> {
  const ahead = await tx.classSession.findFirst({
    where: { classId, status: 'upcoming', startsAt: { gt: new Date() } },
    select: { id: true },
  });
  return ahead !== null;
}

/** Past dates stay, with their participants. @returns false when there is no such class */
export async function retireClass(coachId: number, id: number, tx: Tx): Promise<boolean> {
  const where = { id, coachId, isActive: true };
  return (await tx.coachClass.updateMany({ where, data: { isActive: false } })).count > 0;
}

export async function updatePaused(id: number, pausedAt: Date | null, tx: Tx = db): Promise<void> {
  await tx.coachApplication.update({ where: { id }, data: { pausedAt }, select: { id: true } });
}

/** Makes `photo` the coach's picture; null removes it. @returns the replaced file, which is no longer referenced */
export async function replaceCoachPhoto(
  coach: Pick<OwnCoachRow, 'id' | 'userId'>,
  photo: StoredPicture | null,
  tx: Tx,
): Promise<StoredFile | null> {
  // Locked, so that of two parallel uploads each knows the file that it replaced.
  await lockRow('coachApplications', coach.id, tx);
  const before = await tx.coachApplication.findUnique({
    where: { id: coach.id },
    select: { image: true, imageProvider: true },
  });
  if (photo) {
    await insertUploads({ ownerId: coach.userId, purpose: 'coach' }, [photo], tx);
  }
  await tx.coachApplication.update({
    where: { id: coach.id },
    data: { image: photo?.key ?? null, imageProvider: photo?.provider ?? null },
    select: { id: true },
  });
  if (!before?.image || !before.imageProvider) return null;
  await tx.upload.deleteMany({ where: { key: before.image } });
  return { key: before.image, provider: before.imageProvider };
}
