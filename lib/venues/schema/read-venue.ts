import { z } from 'zod';
import { gameSchema } from '@/lib/games/schema/read-game';
import { groupCardSchema } from '@/lib/groups/schema/group-card';
import { idParam } from '@/lib/platform/validation/numbers';
import { nearbyVenueSchema } from '@/lib/venues/schema/find-nearby';

export const venueParamsSchema = z.object({ id: idParam });

/** A single venue, with the viewer's permissions. */
export const venueSchema = nearbyVenueSchema.extend({
  /** The name in the local script. */
  localName: z.string().nullable(),
  country: z.string(),
  /** Null for guests, across a block and for a deleted account. */
  addedById: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The source of imported data. */
  attribution: z.string().nullable(),
  /** How many reviews give one to five stars. */
  stars: z.array(z.number().int()),
  /** The viewer's own review. */
  myReview: z
    .object({ id: z.number().int(), rating: z.number().int(), comment: z.string().nullable() })
    .nullable(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  canReview: z.boolean(),
  canReply: z.boolean(),
  /** The viewer runs the desk of its courts. */
  hasDesk: z.boolean(),
});

const venueImageSchema = z.object({
  id: z.number().int(),
  venueId: z.number().int(),
  imageUrl: z.string(),
  caption: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});
export const venueImageListSchema = z.array(venueImageSchema);

/** For the card of a public game at a venue. */
export const gameAtVenueSchema = gameSchema
  .pick({
    id: true,
    title: true,
    startsAt: true,
    endsAt: true,
    timeZone: true,
    goingCount: true,
    maxPlayers: true,
    sport: true,
    audience: true,
    skillMin: true,
    skillMax: true,
  })
  .extend({ /** Null for a game without a group. */ groupName: z.string().nullable() });

export const groupAtVenueSchema = groupCardSchema.pick({
  id: true,
  name: true,
  memberCount: true,
  maxMembers: true,
  sport: true,
  audience: true,
});

export type VenueDto = z.infer<typeof venueSchema>;
export type VenueImageDto = z.infer<typeof venueImageSchema>;
export type GameAtVenueDto = z.infer<typeof gameAtVenueSchema>;
export type GroupAtVenueDto = z.infer<typeof groupAtVenueSchema>;
