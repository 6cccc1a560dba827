import { z } from 'zod';
import { GROUP_ROLES } from '@/lib/groups/constants';
import { groupCardSchema, groupCardViewerSchema } from '@/lib/groups/schema/group-card';

/** A member. People who cannot be met (a block, an account being deleted) have no ids and are 'Unavailable user'. */
export const groupMemberSchema = z.object({
  /** The id of the membership, for changing it. */
  id: z.number().int(),
  userId: z.number().int().nullable(),
  role: z.enum(GROUP_ROLES),
  joinedAt: z.iso.datetime(),
  user: z.object({
    id: z.number().int().nullable(),
    name: z.string(),
    username: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
  }),
});

/** The signed-in person's relation to the group and what they may do; null for a guest. */
const groupViewerSchema = groupCardViewerSchema.extend({
  /** The id of their membership. */
  memberId: z.number().int().nullable(),
  role: z.enum(GROUP_ROLES).nullable(),
  /** An open invite for them. */
  invite: z.object({ id: z.number().int(), senderName: z.string() }).nullable(),
  /** They may take the group over: the creator has asked them, or it has none. */
  isAskedToLead: z.boolean(),
  /** It has no creator. */
  isFreeToLead: z.boolean(),
  canOrganise: z.boolean(),
  /** Roles, removing, banning, handing over. */
  canManageMembers: z.boolean(),
  canDelete: z.boolean(),
  canCreateGames: z.boolean(),
  /** Open requests to join, for organisers; else 0. */
  openRequests: z.number().int(),
  /** Whether a game was ever planned here. */
  hasGames: z.boolean(),
});

export const groupSchema = groupCardSchema.omit({ distance: true }).extend({
  visibility: z.enum(['public', 'private']),
  membersCanCreateGames: z.boolean(),
  timeZone: z.string(),
  createdAt: z.iso.datetime(),
  /** Null for a guest: members are not public. */
  members: z.array(groupMemberSchema).nullable(),
  viewer: groupViewerSchema.nullable(),
});

export type GroupMemberDto = z.infer<typeof groupMemberSchema>;
export type GroupViewerDto = z.infer<typeof groupViewerSchema>;
export type GroupDto = z.infer<typeof groupSchema>;
