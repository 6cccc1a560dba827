import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { fileUrl } from '@/lib/platform/storage/file-url';
import { GAMES_SHOWN_MAX, GROUPS_SHOWN_MAX } from '@/lib/venues/constants';
import {
  canDeleteVenue,
  canEditVenue,
  canReplyToReviews,
  canReviewVenue,
} from '@/lib/venues/policy';
import {
  findGamesAt,
  findGroupsAt,
  findVenue,
  findVenueImages,
  type VenueImageRow,
  type VenueRow,
} from '@/lib/venues/repository/find-venue';
import type {
  GameAtVenueDto,
  GroupAtVenueDto,
  VenueDto,
  VenueImageDto,
} from '@/lib/venues/schema/read-venue';
import { texts } from '@/lib/venues/server-texts';
import { toNearbyVenue } from '@/lib/venues/service/find-nearby';

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
  return toVenueDto(actor, await requireVenue(actor, id));
}

export async function listVenueImages(actor: Actor | null, id: number): Promise<VenueImageDto[]> {
  const venue = await requireVenue(actor, id);
  return (await findVenueImages(venue.id)).map(toVenueImageDto);
}

export interface WhatsOn {
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

function toVenueDto(actor: Actor | null, row: VenueRow): VenueDto {
  const { ownerId: _owner, listed: _listed, mergedIntoId: _target, addedBySeen, ...shown } = row;
  return {
    ...toNearbyVenue(shown),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    addedById: actor && addedBySeen ? row.addedById : null,
    canEdit: actor !== null && canEditVenue(actor, row),
    canDelete: actor !== null && canDeleteVenue(actor, row),
    canReview: actor !== null && canReviewVenue(actor, row),
    canReply: actor !== null && canReplyToReviews(actor, row),
  };
}

function toVenueImageDto(row: VenueImageRow): VenueImageDto {
  const { imageKey, provider, createdAt, ...image } = row;
  return { ...image, imageUrl: fileUrl(provider, imageKey), createdAt: createdAt.toISOString() };
}
