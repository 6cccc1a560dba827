import type { PendingCountsDto } from '@/lib/admin/schema';
import { db } from '@/lib/platform/db/client';

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

export interface ApplicationsBatch {
  search: string;
  after: { id: number; status: (typeof STATES)[number] } | undefined;
  limit: number;
}

const like = (search: string) => ({ contains: search, mode: 'insensitive' }) as const;

function beyond({ after }: ApplicationsBatch) {
  if (!after) return {};
  const later = STATES.slice(STATES.indexOf(after.status) + 1);
  return {
    OR: [{ status: after.status, id: { lt: after.id } }, { status: { in: [...later] } }],
  };
}

export function findCoachApplications(batch: ApplicationsBatch) {
  const { search, limit } = batch;
  const words = [
    { name: like(search) },
    { location: like(search) },
    { email: like(search) },
    { sport: { name: like(search) } },
  ];
  return db.coachApplication.findMany({
    where: { AND: [beyond(batch), search ? { OR: words } : {}] },
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

export function findVenueApplications(batch: ApplicationsBatch) {
  const { search, limit } = batch;
  const words = [
    { name: like(search) },
    { address: like(search) },
    { city: like(search) },
    { area: like(search) },
    { contactEmail: like(search) },
  ];
  return db.venueApplication.findMany({
    where: { AND: [beyond(batch), search ? { OR: words } : {}] },
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
  const [coachApplications, certificates, venueApplications] = await Promise.all([
    db.coachApplication.count({ where }),
    db.coachCertificate.count({ where: { ...where, coach: { status: 'approved' } } }),
    db.venueApplication.count({ where }),
  ]);
  return { coachApplications, certificates, venueApplications };
}
