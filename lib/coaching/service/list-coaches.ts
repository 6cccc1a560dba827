import { z } from 'zod';
import {
  type CoachCardRow,
  findCoaches,
  findListedClasses,
  findPublicCoaches,
  findTrainingVenues,
} from '@/lib/coaching/repository/find-coaches';
import type { CoachCardDto } from '@/lib/coaching/schema/card';
import type {
  ListCoachesInput,
  ListedClassDto,
  TrainingVenueDto,
} from '@/lib/coaching/schema/directory';
import { ratesOf } from '@/lib/coaching/service/list-choices';
import type { Actor } from '@/lib/platform/auth/actor';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { SITEMAP_URLS_MAX } from '@/lib/platform/http/sitemap-limit';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import { BATCH_SIZE_MAX } from '@/lib/platform/validation/batch-size';

const LIST = 'coaches';
const positionSchema = z.object({
  rating: z.number(),
  reviewCount: z.number().int(),
  id: z.number().int(),
});

/** Best rated first. */
export async function listCoachesOfSport(actor: Actor, sportId: number): Promise<CoachCardDto[]> {
  const rows = await findCoaches(actor.userId, { sportIds: [sportId], limit: BATCH_SIZE_MAX });
  return rows.map(toCoachCard);
}

/** Coaches who accept bookings, best rated first, for guests too. */
export async function listCoaches(
  actor: Actor | null,
  { cursor, limit, price, maxRate, sportId: sportIds, ...filters }: ListCoachesInput,
): Promise<Page<CoachCardDto>> {
  const after = openCursor(LIST, cursor, positionSchema);
  const viewerId = actor?.userId ?? null;
  const rows = await findCoaches(viewerId, {
    ...filters,
    sportIds,
    rates: ratesOf({ price, maxRate }),
    after,
    limit: limit + 1,
  });
  return toPage(rows, {
    name: LIST,
    limit,
    toPosition: ({ rating, reviewCount, id }) => ({ rating, reviewCount, id }),
    toDto: toCoachCard,
  });
}

export function listClasses(actor: Actor | null): Promise<ListedClassDto[]> {
  return findListedClasses(actor?.userId ?? null, BATCH_SIZE_MAX);
}

export async function listTrainingVenues(actor: Actor | null): Promise<TrainingVenueDto[]> {
  const venues = await findTrainingVenues(actor?.userId ?? null, BATCH_SIZE_MAX);
  return venues.map((venue) => ({ ...venue, rating: toTenth(venue.rating) }));
}

/** The coaches that search engines may index, latest changed first. */
export function listPublicCoaches(): Promise<{ id: number; updatedAt: Date }[]> {
  return findPublicCoaches(SITEMAP_URLS_MAX);
}

export function toCoachCard({
  profileImageKey,
  profileImageProvider,
  rating,
  ...coach
}: CoachCardRow): CoachCardDto {
  return {
    ...coach,
    rating: toTenth(rating),
    imageUrl: profileImageUrl({ profileImageKey, profileImageProvider }),
  };
}

const toTenth = (rating: number) => Math.round(rating * 10) / 10;
