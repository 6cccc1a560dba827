import { z } from 'zod';
import type { GameRefusal } from '@/lib/games/policy';
import type { Audience } from '@/lib/groups/constants';
import {
  INVITE_LINK_KINDS,
  INVITE_LINK_STATES,
  INVITE_LINK_USES_MAX,
  type InviteLinkKind,
} from '@/lib/invites/constants';
import { texts } from '@/lib/invites/texts';
import { registrationSchema } from '@/lib/platform/auth/schema';
import { type Said, says } from '@/lib/platform/language/say';
import { idParam } from '@/lib/platform/validation/numbers';
import type { SkillLevel } from '@/lib/sports/constants';
import { genderSchema } from '@/lib/users/schema/profile';

/** The secret of a link. Without capitals, because addresses of pages have none. */
export const inviteTokenParamsSchema = z.object({ token: z.string().regex(/^[0-9a-f]{32}$/) });

export const inviteLinkParamsSchema = z.object({ id: idParam });

const usesRange = says(texts, 'usesRange', { max: INVITE_LINK_USES_MAX });

export const createInviteLinkSchema = z.object({
  kind: z.enum(INVITE_LINK_KINDS),
  /** Without it the link stays open until it is taken back. */
  expiresAt: z.iso.datetime(says(texts, 'expiryFormat')).nullable().optional(),
  /** How many people can use it; without it, any number. */
  maxUses: z
    .number(usesRange)
    .int(usesRange)
    .min(1, usesRange)
    .max(INVITE_LINK_USES_MAX, usesRange)
    .nullable()
    .optional(),
});

/** A link as the people who manage it see it. Its address is shown only when it is made: just a hash is kept. */
const inviteLinkSchema = z.object({
  id: z.number().int(),
  kind: z.enum(INVITE_LINK_KINDS),
  state: z.enum(INVITE_LINK_STATES),
  expiresAt: z.iso.datetime().nullable(),
  maxUses: z.number().int().nullable(),
  /** People who came in or asked by it. */
  uses: z.number().int(),
  /** Browsers that showed its page. */
  opened: z.number().int(),
  /** Those of them who are in now, and those who still wait: for an answer, or in line. */
  joined: z.number().int(),
  pending: z.number().int(),
  createdAt: z.iso.datetime(),
  creator: z.object({ name: z.string() }),
});
export const inviteLinkListSchema = z.array(inviteLinkSchema);

export const newInviteLinkSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  /** For the share sheet, in the language of whoever made it. */
  sentence: z.string(),
});

/** With `waitlist` somebody waits where there is no place: in line for a game, for an answer of a group. */
export const joinByLinkSchema = z
  .object({
    waitlist: z.boolean().default(false),
    /** For a group or game for women or men, by somebody whose profile says none; otherwise it changes nothing. */
    gender: genderSchema.optional(),
  })
  .default({ waitlist: false });

/** For a guest: a letter proves the address. A proof of work is required where many people have just registered. */
export const enterByLinkSchema = registrationSchema.omit({ password: true }).extend({
  waitlist: z.boolean().default(false),
  gender: genderSchema.optional(),
  /** Would rather do a proof of work than go without a held seat, where many are held for the network already. */
  canWork: z.boolean().optional(),
});

/**
 * `held`: a seat is held for half an hour. `open`: none is held, but there may be one when the letter is opened. `waiting`: a
 * place in line follows. `mailed`: the rest is with the letter.
 */
const ENTRY_STATUSES = ['held', 'open', 'waiting', 'mailed'] as const;

export const enteredByLinkSchema = z.object({
  status: z.enum(ENTRY_STATUSES),
  email: z.string(),
});

/** What a guest sent before the scripts were there, which have to do a little work first: see `registration-work`. */
const unsentEntrySchema = enterByLinkSchema
  .omit({ captchaToken: true, canWork: true })
  .extend({ status: z.literal('unsent') });

/** What the browser of a guest keeps for the page of the link. */
export const guestEntrySchema = z.discriminatedUnion('status', [
  enteredByLinkSchema,
  unsentEntrySchema,
]);

/** Somebody entered the reader's address at a link. Nothing has come of it, and nothing does until the reader answers. */
const inviteOfferSchema = z.object({
  id: z.number().int(),
  group: z.string(),
  /** Null for the link of a group. */
  game: z
    .object({ title: z.string(), startsAt: z.iso.datetime(), timeZone: z.string() })
    .nullable(),
  /** Until when a seat is held; null without one. */
  heldUntil: z.iso.datetime().nullable(),
  /** The link asks the organisers. */
  asks: z.boolean(),
  /** Only women or men come in here, and the profile says no gender. */
  asksGender: z.boolean(),
});
export const inviteOfferListSchema = z.array(inviteOfferSchema);
export const inviteOfferParamsSchema = z.object({ id: idParam });

export const joinedByLinkSchema = z.object({
  status: z.enum(['joined', 'waitlisted', 'pending']),
  groupId: z.number().int(),
  /** Null for the link of a group. */
  gameId: z.number().int().nullable(),
});

/** What everybody with the link may know, also of a private group: no member is named. */
export interface InvitationDto {
  kind: InviteLinkKind;
  groupId: number;
  gameId: number | null;
  group: string;
  sport: string;
  sportId: number;
  /** Who may join: of the game for the link of a game. */
  audience: Audience;
  isActive: boolean;
  /** The area; the exact place of a game only where every guest may know it. */
  place: string | null;
  taken: number;
  places: number;
  game: {
    title: string;
    startsAt: string;
    timeZone: string;
    skillMin: SkillLevel | null;
    skillMax: SkillLevel | null;
  } | null;
  /** For a group: the day and the area of the next game. */
  next: { startsAt: string; timeZone: string; area: string | null } | null;
  /** A guest may come in with a name and an e-mail address; otherwise an account is needed first. */
  takesGuests: boolean;
}

/** `none`: neither in nor waiting. `member`: of the group of a game, without a place in the game. */
export type InviteeStanding = 'none' | 'member' | 'in' | 'waitlisted' | 'asked';

/** `removed`: an organiser removed them, and nobody has let them in again. */
type InviteRefusal = GameRefusal | 'removed';

/** A person's relation to what a link leads to. */
export interface InviteeDto {
  standing: InviteeStanding;
  /** Why they would be refused now, whether there is a place or not; null when they would not, or are in already. */
  refusal: { reason: InviteRefusal; sentence: Said } | null;
  /** Their own in the sport. */
  level: SkillLevel | null;
  /** Only women or men come in here, and the profile says no gender. */
  asksGender: boolean;
  /** Until when a seat is, or was, held for them; null without one. */
  held: { until: string; isOver: boolean } | null;
  /** Somebody entered their address here, perhaps they themselves. */
  isOffer: boolean;
}

export type CreateInviteLinkInput = z.output<typeof createInviteLinkSchema>;
export type InviteLinkDto = z.infer<typeof inviteLinkSchema>;
export type NewInviteLinkDto = z.infer<typeof newInviteLinkSchema>;
export type JoinByLinkInput = z.output<typeof joinByLinkSchema>;
export type EnterByLinkInput = z.output<typeof enterByLinkSchema>;
export type EnteredByLinkDto = z.infer<typeof enteredByLinkSchema>;
export type UnsentEntry = z.output<typeof unsentEntrySchema>;
export type GuestEntry = z.output<typeof guestEntrySchema>;
export type InviteOfferDto = z.infer<typeof inviteOfferSchema>;
export type JoinedByLinkDto = z.infer<typeof joinedByLinkSchema>;
