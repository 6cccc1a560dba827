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
import { idParam, idSchema } from '@/lib/validation/numbers';
import { optionalMultiLine, optionalSingleLine, singleLine } from '@/lib/validation/text';

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
  /** A city or an area by its name; the group is put at its centre. */
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
  /** Left out or empty: the area that others read on the creator's profile. */
  location: shape.location.optional(),
  visibility: shape.visibility.default('public'),
  audience: shape.audience.default('all'),
  membersCanCreateGames: shape.membersCanCreateGames.default(false),
});

/** What is left out stays. The sport of a group with games behind it is not another one tomorrow. */
export const updateGroupSchema = z.object({ ...shape, isActive: z.boolean() }).partial();

export const groupParamsSchema = z.object({ id: idParam });

export type CreateGroupInput = z.output<typeof createGroupSchema>;
export type UpdateGroupInput = z.output<typeof updateGroupSchema>;
