import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
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

/** The person's own applications, newest first. */
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
