import { db, type Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { VenuePoint } from '@/lib/platform/geo/point';
import type { StorageProviderName } from '@/lib/platform/storage/file-url';
import type { StoredPicture } from '@/lib/platform/storage/storage';
import { insertUploads } from '@/lib/platform/storage/uploads';

const select = {
  id: true,
  venueId: true,
  name: true,
  address: true,
  city: true,
  status: true,
  adminNotes: true,
  submittedAt: true,
  reviewedAt: true,
} satisfies Prisma.VenueApplicationSelect;

export type ApplicationRow = Prisma.VenueApplicationGetPayload<{ select: typeof select }>;

/** Newest first. */
export function findApplicationsOf(userId: number, limit: number): Promise<ApplicationRow[]> {
  return db.venueApplication.findMany({
    where: { userId },
    orderBy: { id: 'desc' },
    take: limit,
    select,
  });
}

export function countPending(userId: number, venueId: number | undefined, tx: Tx): Promise<number> {
  return tx.venueApplication.count({
    where: { userId, status: 'pending', ...(venueId === undefined ? {} : { venueId }) },
  });
}

export async function insertApplication(
  data: Omit<Prisma.VenueApplicationUncheckedCreateInput, 'images'>,
  images: StoredPicture[],
  tx: Tx,
): Promise<ApplicationRow> {
  await insertUploads({ ownerId: data.userId, purpose: 'venue' }, images, tx);
  return tx.venueApplication.create({
    data: { ...data, images: images.map(({ key }) => key) },
    select,
  });
}

/** An application for the decision, with the data for its email and a new venue. */
export function findApplicant(id: number, tx: Tx) {
  return tx.venueApplication.findUnique({
    where: { id },
    select: {
      id: true,
      userId: true,
      name: true,
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

export type ApplicantRow = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;

export interface Decision {
  status: 'approved' | 'rejected';
  adminNotes: string | null;
  reviewedBy: number;
}

/** @returns false when it was decided already */
export async function updateDecided(id: number, decision: Decision, tx: Tx): Promise<boolean> {
  const { count } = await tx.venueApplication.updateMany({
    where: { id, status: 'pending' },
    data: { ...decision, reviewedAt: new Date() },
  });
  return count === 1;
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
  application: ApplicantRow,
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

async function moveImages({ images, userId }: ApplicantRow, venueId: number, tx: Tx) {
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
