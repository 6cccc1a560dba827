import type { PendingCountsDto } from '@/lib/admin/schema';
import { FIRST_HOURS } from '@/lib/coaching/constants';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { db, type Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { VenuePoint } from '@/lib/platform/geo/point';
import type { StorageProviderName } from '@/lib/platform/storage/file-url';

const DECISION = {
  id: true,
  name: true,
  status: true,
  submittedAt: true,
  adminNotes: true,
} as const;
// Pending ones first (the order of the enum), then the newest.
const ORDER = [{ status: 'asc' }, { id: 'desc' }] as const;
const STATES = ['pending', 'approved', 'rejected'] as const;

export interface ApplicationsPage {
  search: string;
  after: { id: number; status: (typeof STATES)[number] } | undefined;
  limit: number;
}

const like = (search: string) => ({ contains: search, mode: 'insensitive' }) as const;

function beyond({ after }: ApplicationsPage) {
  if (!after) return {};
  const later = STATES.slice(STATES.indexOf(after.status) + 1);
  return {
    OR: [{ status: after.status, id: { lt: after.id } }, { status: { in: [...later] } }],
  };
}

export function findCoachApplications(page: ApplicationsPage) {
  const { search, limit } = page;
  const words = [
    { name: like(search) },
    { location: like(search) },
    { email: like(search) },
    { sport: { name: like(search) } },
  ];
  return db.coachApplication.findMany({
    where: { AND: [beyond(page), search ? { OR: words } : {}] },
    select: {
      ...DECISION,
      sport: { select: { name: true } },
      experience: true,
      location: true,
      hourlyRate: true,
      currency: true,
      certifications: true,
      specialties: true,
      bio: true,
      phone: true,
      email: true,
      availability: true,
      image: true,
      imageProvider: true,
    },
    orderBy: [...ORDER],
    take: limit,
  });
}

export function findVenueApplications(page: ApplicationsPage) {
  const { search, limit } = page;
  const words = [
    { name: like(search) },
    { address: like(search) },
    { city: like(search) },
    { area: like(search) },
    { contactEmail: like(search) },
  ];
  return db.venueApplication.findMany({
    where: { AND: [beyond(page), search ? { OR: words } : {}] },
    select: {
      ...DECISION,
      address: true,
      city: true,
      area: true,
      openingHours: true,
      contactPhone: true,
      contactEmail: true,
      venueId: true,
    },
    orderBy: [...ORDER],
    take: limit,
  });
}

export async function countPending(): Promise<PendingCountsDto> {
  const where = { status: 'pending' } as const;
  const [coachApplications, venueApplications] = await Promise.all([
    db.coachApplication.count({ where }),
    db.venueApplication.count({ where }),
  ]);
  return { coachApplications, venueApplications };
}

export interface Decision {
  status: 'approved' | 'rejected';
  adminNotes: string | null;
  reviewedBy: number;
}

export interface Applicant {
  id: number;
  userId: number;
  name: string;
  status: 'pending' | 'approved' | 'rejected';
  user: { email: string; emailVerifiedAt: Date | null };
}

const APPLICANT = {
  id: true,
  userId: true,
  name: true,
  status: true,
  user: { select: { email: true, emailVerifiedAt: true } },
} as const;

export function findCoachApplicant(id: number, tx: Tx) {
  return tx.coachApplication.findUnique({
    where: { id },
    select: { ...APPLICANT, availability: true },
  });
}

export function findVenueApplicant(id: number, tx: Tx) {
  return tx.venueApplication.findUnique({
    where: { id },
    select: {
      ...APPLICANT,
      venueId: true,
      address: true,
      area: true,
      city: true,
      country: true,
      latitude: true,
      longitude: true,
      sports: true,
      facilities: true,
      priceRange: true,
      contactPhone: true,
      website: true,
      description: true,
      images: true,
      openingHours: true,
    },
  });
}
export type VenueApplicant = NonNullable<Awaited<ReturnType<typeof findVenueApplicant>>>;

/** @returns false when it was decided meanwhile */
export async function updateCoachApplication(id: number, data: Decision, tx: Tx): Promise<boolean> {
  const where = { id, status: 'pending' } as const;
  const decided = { ...data, reviewedAt: new Date() };
  return (await tx.coachApplication.updateMany({ where, data: decided })).count > 0;
}

/** @returns false when it was decided meanwhile */
export async function updateVenueApplication(id: number, data: Decision, tx: Tx): Promise<boolean> {
  const where = { id, status: 'pending' } as const;
  const decided = { ...data, reviewedAt: new Date() };
  return (await tx.venueApplication.updateMany({ where, data: decided })).count > 0;
}

/** Makes a newly approved coach bookable, with default hours on the days of the application. */
export async function insertFirstHours(coachId: number, days: string[], tx: Tx): Promise<void> {
  await tx.coachHours.createMany({
    data: days.map((day) => ({
      coachId,
      weekday: WEEKDAYS.findIndex((known) => known === day) + 1,
      ...FIRST_HOURS,
    })),
  });
}

/** Gives the listed venue to the operator. @returns false when it is no longer listed */
export async function handOverVenue(id: number, ownerId: number, tx: Tx): Promise<boolean> {
  const { count } = await tx.venue.updateMany({
    where: { id, listed: true },
    data: { ownerId, verifiedAt: new Date() },
  });
  return count > 0;
}

/** @returns the id of the new, verified venue */
export async function insertVerifiedVenue(
  application: VenueApplicant,
  point: VenuePoint,
  tx: Tx,
): Promise<number> {
  const sports = await tx.sport.findMany({
    where: { id: { in: application.sports } },
    select: { name: true },
  });
  const { id } = await tx.venue.create({
    data: {
      name: application.name,
      address: application.address,
      area: application.area,
      city: application.city,
      country: application.country,
      ...point,
      openingHours: application.openingHours ?? Prisma.DbNull,
      description: application.description,
      phone: application.contactPhone,
      website: application.website,
      pricing: application.priceRange,
      sports: sports.map(({ name }) => name),
      amenities: application.facilities,
      addedById: application.userId,
      ownerId: application.userId,
      verifiedAt: new Date(),
    },
    select: { id: true },
  });
  await moveImages(application, id, tx);
  await tx.venueApplication.update({
    where: { id: application.id },
    data: { venueId: id },
    select: { id: true },
  });
  return id;
}

async function moveImages({ images, userId }: VenueApplicant, venueId: number, tx: Tx) {
  const files = await tx.upload.findMany({
    where: { key: { in: images } },
    select: { key: true, provider: true, width: true, height: true },
  });
  await tx.venueImage.createMany({
    data: files.map(({ key, provider, width, height }, position) => ({
      venueId,
      imageKey: key,
      // Both enums list the same storage providers.
      provider: provider satisfies StorageProviderName,
      width,
      height,
      position,
      uploadedBy: userId,
    })),
  });
}
