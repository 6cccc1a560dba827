import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { courtListSchema } from '@/lib/courts/schema/court';
import { listCourts } from '@/lib/courts/service/manage-courts';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Session } from '@/lib/platform/auth/session-store';
import { orNotFound } from '@/lib/platform/errors/or-not-found';
import { apiUrl } from '@/lib/platform/http/api-calls';
import type { ApiBatch } from '@/lib/platform/http/client';
import { batchAt } from '@/lib/platform/http/cursor';
import { type FirstBatch, toFirstBatch } from '@/lib/platform/http/first-batch';
import { listReviewsSchema } from '@/lib/platform/validation/review';
import { toSlug } from '@/lib/platform/validation/slug';
import { routes } from '@/lib/routes';
import {
  type FindNearbyVenuesQuery,
  findNearbyVenuesSchema,
  type NearbyVenueDto,
  nearbyVenueListSchema,
} from '@/lib/venues/schema/find-nearby';
import {
  gameAtVenueSchema,
  groupAtVenueSchema,
  type VenueDto,
  type VenueImageDto,
  venueImageListSchema,
  venueParamsSchema,
  venueSchema,
} from '@/lib/venues/schema/read-venue';
import {
  type VenueApplicationDto,
  type VenueReviewDto,
  venueReviewListSchema,
} from '@/lib/venues/schema/suggest-change';
import { listOwnApplications } from '@/lib/venues/service/apply';
import {
  listNearbyVenues,
  listVenuePlaces,
  type VenuePlace,
} from '@/lib/venues/service/find-nearby';
import { listVenueImages, listWhatsOn, readVenue } from '@/lib/venues/service/read-venue';
import { listReviews } from '@/lib/venues/service/review-venue';

// Page data passes the schema of its call too, so that no other column reaches the browser.

/** One batch of a list of venues: the first, or the one after `cursor`. */
export async function loadVenues(
  session: Session | null,
  query: FindNearbyVenuesQuery,
  cursor: string | null = null,
): Promise<FirstBatch<NearbyVenueDto>> {
  const input = findNearbyVenuesSchema.parse(query);
  return toFirstBatch(
    (next) => apiUrl('GET /api/venues/nearby', { query: { ...query, cursor: next } }),
    await batchAt(cursor, (at) =>
      listNearbyVenues(session?.actor ?? null, { ...input, cursor: at }),
    ),
    nearbyVenueListSchema,
  );
}

const venuePageSchema = z.object({
  venue: venueSchema,
  images: venueImageListSchema,
  games: z.array(gameAtVenueSchema),
  groups: z.array(groupAtVenueSchema),
  courts: courtListSchema,
});
export type VenuePage = z.infer<typeof venuePageSchema> & { reviews: ApiBatch<VenueReviewDto> };

/**
 * A venue by the `id` in a page's URL, as this reader sees it, cached per request; a merged one redirects to the venue it became.
 * @param cursor of its reviews
 */
export const loadVenue = cache(
  async (session: Session | null, id: string, cursor: string | null = null): Promise<VenuePage> => {
    const params = venueParamsSchema.safeParse({ id });
    if (!params.success) notFound();
    const venueId = params.data.id;
    const found = await orNotFound(readVenuePage(session?.actor ?? null, venueId, cursor));
    if (found.venue.id !== venueId) permanentRedirect(routes.venue(found.venue.id));
    return found;
  },
);

export const loadPublicVenue = (id: string): Promise<VenuePage> => loadVenue(null, id);

async function readVenuePage(
  actor: Actor | null,
  id: number,
  cursor: string | null,
): Promise<VenuePage> {
  const venue = await readVenue(actor, id);
  const input = listReviewsSchema.parse({});
  const [images, courts, whatsOn, reviews] = await Promise.all([
    listVenueImages(actor, venue.id),
    listCourts(actor, venue.id),
    listWhatsOn(actor, venue.id),
    batchAt(cursor, (at) => listReviews(actor, venue.id, { ...input, cursor: at })),
  ]);
  return {
    ...venuePageSchema.parse({ venue, images, courts, ...whatsOn }),
    reviews: toFirstBatch(
      (next) =>
        apiUrl('GET /api/venues/{id}/reviews', {
          params: { id: venue.id },
          query: { cursor: next },
        }),
      reviews,
      venueReviewListSchema,
    ).page,
  };
}

/** The current venue and pictures, for the edit form. */
export const loadVenueToEdit = cache(
  async ({ actor }: Session, id: string): Promise<{ venue: VenueDto; images: VenueImageDto[] }> => {
    const params = venueParamsSchema.safeParse({ id });
    if (!params.success) notFound();
    const venue = await orNotFound(readVenue(actor, params.data.id));
    const images = await orNotFound(listVenueImages(actor, venue.id));
    return { venue: venueSchema.parse(venue), images: venueImageListSchema.parse(images) };
  },
);

/** The application form, about a listed venue when `venueId` names one, and the state of earlier applications. */
export async function loadApplicationPage(
  session: Session,
  venueId: string | null,
): Promise<{ venue: VenueDto | null; applications: VenueApplicationDto[] }> {
  const [venue, applications] = await Promise.all([
    venueId === null ? null : loadVenueToEdit(session, venueId),
    listOwnApplications(session.actor),
  ]);
  return { venue: venue?.venue ?? null, applications };
}

export interface VenuePlacePage {
  place: VenuePlace;
  venues: NearbyVenueDto[];
  sports: VenuePlace[];
  cities: VenuePlace[];
}

const PLACE_VENUES_MAX = 50;
const PLACE_LINKS_MAX = 24;

interface PlaceParams {
  city: string;
  sport: string;
}

export async function loadVenuePlace({ city, sport }: PlaceParams): Promise<VenuePlacePage> {
  return readVenuePlace(toSlug(decodeURIComponent(city)), toSlug(sport));
}

/** Cached per request; the arguments are strings, which `cache` can compare. */
const readVenuePlace = cache(
  async (citySlug: string, sportSlug: string): Promise<VenuePlacePage> => {
    const places = await listVenuePlaces();
    const place = places.find(
      (other) => other.citySlug === citySlug && other.sportSlug === sportSlug,
    );
    if (!place) notFound();
    const { items } = await listNearbyVenues(null, {
      city: place.city,
      sportId: [place.sportId],
      limit: PLACE_VENUES_MAX,
    });
    return {
      place,
      // For a search in Karachi, the distance from Lahore is meaningless.
      venues: nearbyVenueListSchema
        .parse(items)
        .map((venue) => ({ ...venue, distance: null }))
        .toSorted((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount),
      sports: places
        .filter((other) => other.citySlug === citySlug && other !== place)
        .slice(0, PLACE_LINKS_MAX),
      cities: places
        .filter((other) => other.sportSlug === sportSlug && other !== place)
        .slice(0, PLACE_LINKS_MAX),
    };
  },
);
