import { greatCircleKm, pointAway } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { SportName } from '@/lib/sports/constants';
import { AMENITIES } from '@/lib/venues/constants';
import { placeName } from './data/areas';
import { OWNER_REPLIES, REVIEW_COMMENTS } from './data/review-comments';
import { VENUE_KINDS, type VenueKind, type VenueKindName } from './data/venue-kinds';
import { VENUES, type VenueSketch } from './data/venues';
import { findNeighbourhood, playedIn, roundPoint, type SamplePlace } from './place';
import { at, createRandom, type Random } from './random';
import type { Resident } from './world';

export type SampleVenue = ReturnType<typeof buildVenue>;

export function buildVenues(people: readonly Resident[], place: SamplePlace): SampleVenue[] {
  const dice = createRandom('venues');
  return VENUES.map((sketch, index) => buildVenue(dice, { id: index + 1, sketch, people, place }));
}

/** The ground of a sport that is played instead of cricket. */
const GROUNDS: Partial<Record<SportName, VenueKindName>> = {
  Soccer: 'futsal',
  Running: 'park',
  Basketball: 'basketball',
  Volleyball: 'volleyball',
  Baseball: 'diamond',
  Rugby: 'field',
  'American Football': 'field',
};

function kindOf({ kind }: VenueSketch, id: number, place: SamplePlace): VenueKind {
  const { sports } = VENUE_KINDS[kind];
  const ground = GROUNDS[playedIn(place, sports[0], id)];
  return VENUE_KINDS[sports[0] === 'Cricket' && ground ? ground : kind];
}

interface Opening {
  id: number;
  sketch: VenueSketch;
  people: readonly Resident[];
  place: SamplePlace;
}

function buildVenue(dice: Random, { id, sketch, people, place }: Opening) {
  const kind = kindOf(sketch, id, place);
  const home = findNeighbourhood(place, sketch.city, sketch.area);
  const extraSports = (kind.optional ?? []).filter(() => dice.chance(0.55));
  const extraAmenities = dice.sample(AMENITIES, dice.int(0, 4));
  const amenities = new Set<string>([...kind.amenities, ...extraAmenities]);
  const locals = people.filter((person) => person.city === sketch.city && !person.isSample);
  const adder = dice.pick(locals);
  return {
    id,
    name: sketch.name,
    address: `${dice.int(2, 148)} ${dice.pick(home.streets)}, ${placeName(home)}`,
    area: sketch.area,
    city: sketch.city,
    ...roundPoint(
      pointAway(home, Math.min(1.6, Math.abs(dice.normal()) * 0.7) * home.scale, dice.next() * 360),
    ),
    sports: [...kind.sports, ...extraSports],
    amenities: AMENITIES.filter((amenity) => amenities.has(amenity)),
    pricing: dice.pick(kind.pricing),
    description: dice.pick(kind.descriptions),
    // Unassigned numbers, and reserved domains (RFC 2606).
    phone: dice.chance(0.7) ? `+92 300 0000${String(100 + id)}` : null,
    website: dice.chance(0.35) ? `https://${toSlug(sketch.name)}.example` : null,
    addedById: adder.id,
    /** The mean of its reviews. */
    quality: 3.2 + dice.next() * 1.6,
    addedDaysAgo: dice.int(15, Math.min(500, adder.joinedDaysAgo - 1)),
  };
}

function toSlug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

export type SampleReview = ReturnType<typeof review>;

/** A dozen reviews a venue on average, from people nearby, each person once. */
export function buildReviews(
  venues: readonly SampleVenue[],
  people: readonly Resident[],
): SampleReview[] {
  const dice = createRandom('reviews');
  return venues.flatMap((venue) => {
    const near = people.filter(
      (person) => person.id !== venue.addedById && greatCircleKm(person, venue) < 14,
    );
    return dice.sample(near, dice.int(2, 18)).map((person) => review(dice, venue, person));
  });
}

function review(dice: Random, venue: SampleVenue, person: Resident) {
  const rating = Math.min(5, Math.max(1, Math.round(venue.quality + dice.normal() * 0.8)));
  const comments = REVIEW_COMMENTS[rating] ?? [];
  return {
    venueId: venue.id,
    userId: person.id,
    rating,
    comment: comments.length > 0 && dice.chance(0.72) ? dice.pick(comments) : null,
    ownerReply: rating < 3 && dice.chance(0.3) ? dice.pick(OWNER_REPLIES) : null,
    daysAgo: dice.int(1, Math.min(venue.addedDaysAgo, person.joinedDaysAgo) - 1),
  };
}

/** The nearest venue of a city for a sport, or null. `rank` 1 is the second nearest. */
export function nearestVenue(
  venues: readonly SampleVenue[],
  sport: SportName,
  from: GeoPoint,
  rank = 0,
): SampleVenue | null {
  const fitting = venues
    .filter((venue) => venue.sports.includes(sport) && greatCircleKm(venue, from) < 15)
    .sort((a, b) => greatCircleKm(a, from) - greatCircleKm(b, from));
  return fitting.length > 0 ? at(fitting, rank % fitting.length) : null;
}
