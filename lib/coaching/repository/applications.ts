import type { ApplyAsCoachInput } from '@/lib/coaching/schema/application';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { StoredPicture } from '@/lib/platform/storage/storage';
import { insertUploads } from '@/lib/platform/storage/uploads';

const SELECT = {
  id: true,
  name: true,
  status: true,
  submittedAt: true,
  reviewedAt: true,
  adminNotes: true,
  sport: { select: { name: true } },
} as const;

export type ApplicationRow = Prisma.CoachApplicationGetPayload<{ select: typeof SELECT }>;

export function findApplicationsOf(userId: number, tx: Tx = db): Promise<ApplicationRow[]> {
  return tx.coachApplication.findMany({
    where: { userId },
    select: SELECT,
    orderBy: { id: 'desc' },
  });
}

export function findSportId(name: string, tx: Tx = db): Promise<{ id: number } | null> {
  return tx.sport.findUnique({ where: { name }, select: { id: true } });
}

export function findRejectedSince(
  { userId, sportId, since }: { userId: number; sportId: number; since: Date },
  tx: Tx = db,
): Promise<{ id: number } | null> {
  return tx.coachApplication.findFirst({
    where: { userId, sportId, status: 'rejected', reviewedAt: { gt: since } },
    select: { id: true },
  });
}

/** An application for the decision, with the data for its email. */
export function findApplicant(id: number, tx: Tx) {
  return tx.coachApplication.findUnique({
    where: { id },
    select: {
      id: true,
      userId: true,
      name: true,
      availability: true,
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
  const { count } = await tx.coachApplication.updateMany({
    where: { id, status: 'pending' },
    data: { ...decision, reviewedAt: new Date() },
  });
  return count === 1;
}

/** Of the person's profile. */
export async function findTimeZone(userId: number): Promise<string> {
  const select = { timeZone: true };
  return (await db.user.findUniqueOrThrow({ where: { id: userId }, select })).timeZone;
}

export interface NewApplication extends Omit<ApplyAsCoachInput, 'sport'> {
  userId: number;
  sportId: number;
  area: string | null;
  city: string | null;
  timeZone: string;
  image: StoredPicture | null;
}

/** @throws a violation of coach_applications_open_key while one for the same sport is pending or approved */
export async function insertApplication(
  { image, ...application }: NewApplication,
  tx: Tx,
): Promise<ApplicationRow> {
  const row = await tx.coachApplication.create({
    data: {
      ...application,
      image: image?.key ?? null,
      imageProvider: image?.provider ?? null,
    },
    select: SELECT,
  });
  if (image) {
    await insertUploads({ ownerId: application.userId, purpose: 'coach' }, [image], tx);
  }
  return row;
}
