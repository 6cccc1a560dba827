import { z } from 'zod';
import { GROUP_ROLES } from '@/lib/groups/constants';
import { groupCardSchema, groupCardViewerSchema } from '@/lib/groups/schema';

/** Another member. Someone who cannot be met (a block, a leaving account) has no ids and is 'Unavailable user'. */
export const groupMemberSchema = z.object({
  /** The membership, by which it is changed. */
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

/** How the signed-in person stands to the group and what they may do; null for a guest. */
const groupViewerSchema = groupCardViewerSchema.extend({
  /** Their membership. */
  memberId: z.number().int().nullable(),
  role: z.enum(GROUP_ROLES).nullable(),
  /** An open invite to them. */
  invite: z.object({ id: z.number().int(), senderName: z.string() }).nullable(),
  canOrganise: z.boolean(),
  /** Roles, removing, banning, handing over. */
  canRule: z.boolean(),
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
  /** Null for a guest: who is in a group is not public. */
  members: z.array(groupMemberSchema).nullable(),
  viewer: groupViewerSchema.nullable(),
});

export type GroupMemberDto = z.infer<typeof groupMemberSchema>;
export type GroupViewerDto = z.infer<typeof groupViewerSchema>;
export type GroupDto = z.infer<typeof groupSchema>;
