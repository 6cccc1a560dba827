import { deskRole } from '@/lib/courts/policy';
import type { Actor } from '@/lib/platform/auth/actor';
import { cacheTags } from '@/lib/platform/cache/tags';
import { city } from '@/lib/platform/city/city';
import { db, type Tx } from '@/lib/platform/db/client';
import { notFound } from '@/lib/platform/errors/app-error';
import type { VenuePoint } from '@/lib/platform/geo/point';
import { type AddressToPlace, placeAddress } from '@/lib/platform/geocoding/place-address';
import { parseInput } from '@/lib/platform/http/handler';
import { say } from '@/lib/platform/language/say';
import { fileUrl } from '@/lib/platform/storage/file-url';
import { RATING_MAX } from '@/lib/platform/validation/rating';
import { GAMES_SHOWN_MAX, GROUPS_SHOWN_MAX } from '@/lib/venues/constants';
import {
  canDeleteVenue,
  canEditVenue,
  canReplyToReviews,
  canReviewVenue,
} from '@/lib/venues/policy';
import { findPagesNaming } from '@/lib/venues/repository/cached-pages';
import {
  findGamesAt,
  findGroupsAt,
  findVenue,
  findVenueImages,
  type VenueImageRow,
  type VenueRow,
} from '@/lib/venues/repository/find-venue';
import { countStars } from '@/lib/venues/repository/reviews';
import type {
  GameAtVenueDto,
  GroupAtVenueDto,
  VenueDto,
  VenueImageDto,
} from '@/lib/venues/schema/read-venue';
import {
  notOneOfSchema,
  type SaveVenueInput,
  saveVenueSchema,
  type VenueImagesInput,
  venueFields,
  venueImagesSchema,
} from '@/lib/venues/schema/save-venue';
import { texts } from '@/lib/venues/server-texts';
import { toNearbyVenue } from '@/lib/venues/service/find-nearby';

/** The text fields are parsed; the files are checked when they are read. */
export interface VenueForm {
  venue: SaveVenueInput;
  pictures: VenueImagesInput;
  /** Listed venues that the person has excluded as duplicates. */
  notOneOf: number[];
  /** Contains the files (`images`, repeated) and the `captchaToken`. */
  form: FormData;
}

/** @throws AppError invalid, naming each field */
export function readVenueForm(form: FormData): VenueForm {
  const fields = venueFields(form);
  // parseInput returns its schema's output, which its type cannot express for every schema.
  const venue = parseInput(saveVenueSchema, fields) as SaveVenueInput;
  const pictures = parseInput(venueImagesSchema, fields) as VenueImagesInput;
  const { notOneOf } = parseInput(notOneOfSchema, fields) as { notOneOf: number[] };
  return { venue, pictures, notOneOf, form };
}

/** A limit: pages of older games are no longer cached. */
const CACHED_PAGES_MAX = 500;

/**
 * The tags of all pages that name a venue: also of its games, their groups and its coaches. For a new name, and when the venue
 * is hidden or shown again. Call it before it is deleted or merged: afterwards they are unknown.
 */
export async function listTagsOfVenue(venueId: number, tx: Tx = db): Promise<string[]> {
  const { games, coaches } = await findPagesNaming(venueId, CACHED_PAGES_MAX, tx);
  const groupIds = new Set(games.map(({ groupId }) => groupId));
  return [
    cacheTags.venue(venueId),
    cacheTags.venues,
    ...games.map(({ id }) => cacheTags.game(id)),
    ...[...groupIds].map((id) => cacheTags.group(id)),
    ...coaches.map(({ coachId }) => cacheTags.coach(coachId)),
  ];
}

/**
 * The approximate point of a venue that nobody has placed on the map: the middle of its area or city.
 * @param timeZone for a place that the gazetteer does not know
 */
export async function approximatePoint(
  address: AddressToPlace,
  timeZone = city().timeZone,
  tx?: Tx,
): Promise<VenuePoint> {
  const place = await placeAddress(address, tx);
  if (!place) return { latitude: null, longitude: null, pointIsApproximate: false, timeZone };
  const { latitude, longitude } = place;
  return { latitude, longitude, pointIsApproximate: true, timeZone: place.timeZone };
}

/**
 * Hidden venues throw not_found, and a merged one resolves to its target.
 * @throws AppError not_found
 */
export async function requireVenue(actor: Actor | null, id: number): Promise<VenueRow> {
  const row = await findVenue(actor?.userId ?? null, id);
  if (row?.listed) return row;
  if (row?.mergedIntoId == null) throw notFound(say(texts, 'venueNotFound'));
  const target = await findVenue(actor?.userId ?? null, row.mergedIntoId);
  if (!target?.listed) throw notFound(say(texts, 'venueNotFound'));
  return target;
}

export async function readVenue(actor: Actor | null, id: number): Promise<VenueDto> {
  const row = await requireVenue(actor, id);
  return toVenueDto(actor, row, await readStars(actor, row));
}

/** From one star to five. */
async function readStars(actor: Actor | null, { id, reviewCount }: VenueRow): Promise<number[]> {
  const stars = Array<number>(RATING_MAX).fill(0);
  if (reviewCount === 0) return stars;
  const counted = await countStars({ viewerId: actor?.userId ?? null, venueId: id });
  for (const { rating, count } of counted) stars[rating - 1] = count;
  return stars;
}

export async function listVenueImages(actor: Actor | null, id: number): Promise<VenueImageDto[]> {
  const venue = await requireVenue(actor, id);
  return (await findVenueImages(venue.id)).map(toVenueImageDto);
}

interface WhatsOn {
  games: GameAtVenueDto[];
  groups: GroupAtVenueDto[];
}

/** The next public games at a venue and the groups that play there. */
export async function listWhatsOn(actor: Actor | null, venueId: number): Promise<WhatsOn> {
  const viewerId = actor?.userId ?? null;
  const [games, groups] = await Promise.all([
    findGamesAt({ viewerId, venueId, after: new Date(), limit: GAMES_SHOWN_MAX }),
    findGroupsAt({ viewerId, venueId, limit: GROUPS_SHOWN_MAX }),
  ]);
  return {
    games: games.map((game) => ({
      ...game,
      startsAt: game.startsAt.toISOString(),
      endsAt: game.endsAt.toISOString(),
    })),
    groups,
  };
}

function toVenueDto(actor: Actor | null, row: VenueRow, stars: number[]): VenueDto {
  const {
    ownerId: _owner,
    listed: _listed,
    mergedIntoId: _target,
    staffRole,
    addedBySeen,
    ...shown
  } = row;
  return {
    ...toNearbyVenue(shown),
    stars,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    addedById: actor && addedBySeen ? row.addedById : null,
    canEdit: actor !== null && canEditVenue(actor, row),
    canDelete: actor !== null && canDeleteVenue(actor, row),
    canReview: actor !== null && canReviewVenue(actor, row),
    canReply: actor !== null && canReplyToReviews(actor, row),
    hasDesk: actor !== null && deskRole(actor, { ownerId: row.ownerId, staffRole }) !== null,
  };
}

function toVenueImageDto(row: VenueImageRow): VenueImageDto {
  const { imageKey, provider, createdAt, ...image } = row;
  return { ...image, imageUrl: fileUrl(provider, imageKey), createdAt: createdAt.toISOString() };
}
