import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import type { Session } from '@/lib/auth/session-store';
import type { SearchCentre } from '@/lib/discover/schema';
import { orNotFound } from '@/lib/errors/or-not-found';
import { DEFAULT_CENTRE, DEFAULT_CENTRE_NAME } from '@/lib/geo/constants';
import { ownPlaceName } from '@/lib/geo/place-name';
import { isGeoPoint } from '@/lib/geo/point';
import { routes } from '@/lib/routes';
import { toSlug } from '@/lib/validation/slug';
import {
  type FindNearbyVenuesInput,
  findNearbyVenuesSchema,
  type NearbyVenueDto,
  nearbyVenueListSchema,
} from '@/lib/venues/schema';
import type { VenueApplicationDto } from '@/lib/venues/schema/apply';
import {
  gameAtVenueSchema,
  groupAtVenueSchema,
  type VenueDto,
  type VenueImageDto,
  venueImageListSchema,
  venueParamsSchema,
  venueSchema,
} from '@/lib/venues/schema/read-venue';
import { listReviewsSchema, venueReviewListSchema } from '@/lib/venues/schema/review-venue';
import { listNearbyVenues } from '@/lib/venues/service';
import { listOwnApplications } from '@/lib/venues/service/apply';
import { listVenuePlaces, type VenuePlace } from '@/lib/venues/service/list-places';
import { listVenueImages, listWhatsOn, readVenue } from '@/lib/venues/service/read-venue';
import { listReviews } from '@/lib/venues/service/review-venue';

// What a page sends to the browser goes through the schema of the call: nothing else of the row leaves.

export interface VenuePage {
  items: NearbyVenueDto[];
  next: string | null;
}

/**
 * The first page of a list of venues.
 * @param url the call whose answer it is, for the client to go on from; what it says passes the schema of the call
 */
export async function loadVenues(session: Session | null, url: string): Promise<VenuePage> {
  const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  const input: FindNearbyVenuesInput = findNearbyVenuesSchema.parse(query);
  const { items, nextCursor } = await listNearbyVenues(session?.actor ?? null, input);
  const next = nextCursor === null ? null : `${url}&cursor=${nextCursor}`;
  return { items: nearbyVenueListSchema.parse(items), next };
}

/** Where a list without a device's position is centred. */
export function toVenueCentre(session: Session | null): SearchCentre {
  if (!session || !isGeoPoint(session.user)) {
    return { ...DEFAULT_CENTRE, isFallback: true, label: DEFAULT_CENTRE_NAME };
  }
  const { latitude, longitude } = session.user;
  return { latitude, longitude, isFallback: false, label: ownPlaceName(session.user) };
}

/** What everybody reads of a venue: the same as a guest. */
const publicVenueSchema = z.object({
  venue: venueSchema,
  images: venueImageListSchema,
  games: z.array(gameAtVenueSchema),
  groups: z.array(groupAtVenueSchema),
  reviews: z.object({ items: venueReviewListSchema, next: z.string().nullable() }),
});
export type PublicVenue = z.infer<typeof publicVenueSchema>;

/** A venue by the `id` of a page's address, once a request; one that was merged leads to what it became. */
export const loadPublicVenue = cache(async (id: string): Promise<PublicVenue> => {
  const params = venueParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  const venueId = params.data.id;
  const found = await orNotFound(readPublicVenue(venueId));
  if (found.venue.id !== venueId) permanentRedirect(routes.venue(found.venue.id));
  return found;
});

async function readPublicVenue(id: number): Promise<PublicVenue> {
  const venue = await readVenue(null, id);
  const [images, whatsOn, reviews] = await Promise.all([
    listVenueImages(null, venue.id),
    listWhatsOn(null, venue.id),
    listReviews(null, venue.id, listReviewsSchema.parse({})),
  ]);
  const next = reviews.nextCursor && `/api/venues/${venue.id}/reviews?cursor=${reviews.nextCursor}`;
  return publicVenueSchema.parse({
    venue,
    images,
    ...whatsOn,
    reviews: { items: reviews.items, next },
  });
}

/** A venue and its pictures as they are this moment, for the form that changes them. */
export const loadVenueToEdit = cache(
  async ({ actor }: Session, id: string): Promise<{ venue: VenueDto; images: VenueImageDto[] }> => {
    const params = venueParamsSchema.safeParse({ id });
    if (!params.success) notFound();
    const venue = await orNotFound(readVenue(actor, params.data.id));
    const images = await orNotFound(listVenueImages(actor, venue.id));
    return { venue: venueSchema.parse(venue), images: venueImageListSchema.parse(images) };
  },
);

/** The form of an application, about a listed venue when `venueId` names one, and what became of earlier ones. */
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

const PLACE_VENUES_MAX = 60;
const PLACE_LINKS_MAX = 24;

interface PlaceParams {
  city: string;
  sport: string;
}

/** A sport in a city by the words of a page's address. */
export async function loadVenuePlace({ city, sport }: PlaceParams): Promise<VenuePlacePage> {
  return readVenuePlace(toSlug(decodeURIComponent(city)), toSlug(sport));
}

/** By strings, which `cache` can tell apart; once a request. */
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
      // How far from the middle of Lahore says nothing to somebody who searches for Karachi.
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
