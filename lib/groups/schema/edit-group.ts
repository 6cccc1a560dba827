import { z } from 'zod';
import {
  AUDIENCES,
  GROUP_DESCRIPTION_LENGTH_MAX,
  GROUP_LOCATION_LENGTH_MAX,
  GROUP_MEMBERS_DEFAULT,
  GROUP_MEMBERS_MAX,
  GROUP_MEMBERS_MIN,
  GROUP_NAME_LENGTH_MAX,
} from '@/lib/groups/constants';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, optionalSingleLine, singleLine } from '@/lib/platform/validation/text';

const MEMBERS_RANGE = `A group can have ${GROUP_MEMBERS_MIN} to ${GROUP_MEMBERS_MAX} members`;

const maxMembers = z
  .number({ error: MEMBERS_RANGE })
  .int('Maximum members must be a whole number')
  .min(GROUP_MEMBERS_MIN, MEMBERS_RANGE)
  .max(GROUP_MEMBERS_MAX, MEMBERS_RANGE);

const shape = {
  name: singleLine('Name', GROUP_NAME_LENGTH_MAX),
  description: optionalMultiLine('Description', GROUP_DESCRIPTION_LENGTH_MAX),
  maxMembers,
  /** The name of a city or an area; the group is placed at its centre. */
  location: optionalSingleLine('Location', GROUP_LOCATION_LENGTH_MAX),
  visibility: z.enum(['public', 'private']),
  /** Who may join. */
  audience: z.enum(AUDIENCES),
  membersCanCreateGames: z.boolean(),
};

export const createGroupSchema = z.object({
  ...shape,
  sportId: idSchema,
  description: shape.description.optional(),
  maxMembers: maxMembers.default(GROUP_MEMBERS_DEFAULT),
  /** Omitted or empty: the area that others see on the creator's profile. */
  location: shape.location.optional(),
  visibility: shape.visibility.default('public'),
  audience: shape.audience.default('all'),
  membersCanCreateGames: shape.membersCanCreateGames.default(false),
});

/** Omitted fields stay. The sport cannot change, because past games belong to it. */
export const updateGroupSchema = z.object({ ...shape, isActive: z.boolean() }).partial();

export const groupParamsSchema = z.object({ id: idParam });

export type CreateGroupInput = z.output<typeof createGroupSchema>;
export type UpdateGroupInput = z.output<typeof updateGroupSchema>;
