import { z } from 'zod';
import { GROUP_ROLES } from '@/lib/groups/constants';
import { groupCardSchema, groupCardViewerSchema } from '@/lib/groups/schema/group-card';

/** People across a block and accounts being deleted have no ids and are 'Unavailable user'. */
const groupMemberSchema = z.object({
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

export const groupMemberListSchema = z.array(groupMemberSchema);

const groupViewerSchema = groupCardViewerSchema.extend({
  memberId: z.number().int().nullable(),
  role: z.enum(GROUP_ROLES).nullable(),
  /** Their pending invite. */
  invite: z.object({ id: z.number().int(), senderName: z.string() }).nullable(),
  /** They may take the group over: the creator has asked them, or it has none. */
  isAskedToLead: z.boolean(),
  isFreeToLead: z.boolean(),
  /** Has a seat in each new game of a series unless they say no. */
  alwaysComes: z.boolean(),
  canOrganise: z.boolean(),
  /** May change roles, remove, ban, hand over. */
  canManageMembers: z.boolean(),
  canDelete: z.boolean(),
  canCreateGames: z.boolean(),
  /** Pending join requests, for organisers; else 0. */
  openRequests: z.number().int(),
  /** Whether a game was ever planned here. */
  hasGames: z.boolean(),
});

export const groupSchema = groupCardSchema.omit({ distance: true }).extend({
  visibility: z.enum(['public', 'private']),
  membersCanCreateGames: z.boolean(),
  /** People under 18 join, and play, only with a guardian. */
  needsGuardian: z.boolean(),
  isClub: z.boolean(),
  /** Of a club: people join without asking while there is room; only organisers write in its chat. */
  joinsAtOnce: z.boolean(),
  organisersWrite: z.boolean(),
  /** Who misses so many games in `missedWeeks` only waits for places for `waitWeeks`; null: no rule. */
  missedMax: z.number().int().nullable(),
  missedWeeks: z.number().int(),
  waitWeeks: z.number().int(),
  lateHours: z.number().int().nullable(),
  timeZone: z.string(),
  /** ISO 4217: of its games and its ledger. */
  currency: z.string(),
  createdAt: z.iso.datetime(),
  /** The first of them; null for a guest: members are not public. */
  members: z.array(groupMemberSchema).nullable(),
  viewer: groupViewerSchema.nullable(),
});

export type GroupMemberDto = z.infer<typeof groupMemberSchema>;
export type GroupViewerDto = z.infer<typeof groupViewerSchema>;
export type GroupDto = z.infer<typeof groupSchema>;
