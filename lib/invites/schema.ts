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
  /** Without it the link is active until it is revoked. */
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

/** A link as its managers see it. Its address is shown only once: only a hash is stored. */
const inviteLinkSchema = z.object({
  id: z.number().int(),
  kind: z.enum(INVITE_LINK_KINDS),
  state: z.enum(INVITE_LINK_STATES),
  expiresAt: z.iso.datetime().nullable(),
  maxUses: z.number().int().nullable(),
  /** People who joined or requested to join by it. */
  uses: z.number().int(),
  /** Browsers that showed its page. */
  opened: z.number().int(),
  /** Those of them who are in now, and those who are waiting: for an answer, or on the waiting list. */
  joined: z.number().int(),
  pending: z.number().int(),
  createdAt: z.iso.datetime(),
  creator: z.object({ name: z.string() }),
});
export const inviteLinkListSchema = z.array(inviteLinkSchema);

export const newInviteLinkSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  /** For the share sheet, in the language of the link's creator. */
  sentence: z.string(),
});

/** With `waitlist` the person waits where there is no place: on a game's waiting list, or for a group's answer. */
export const joinByLinkSchema = z
  .object({
    waitlist: z.boolean().default(false),
    /** For a group or game for women or men, by a person without a gender in their profile; otherwise it changes nothing. */
    gender: genderSchema.optional(),
  })
  .default({ waitlist: false });

/** For a guest: an email proves the address. A proof of work is required where many people have just registered. */
export const enterByLinkSchema = registrationSchema.omit({ password: true }).extend({
  waitlist: z.boolean().default(false),
  gender: genderSchema.optional(),
  /** Prefers a proof of work to going without a hold, where the network has many holds already. */
  canWork: z.boolean().optional(),
});

/**
 * `held`: a hold for half an hour. `open`: no hold, but there may be a seat when the email is opened. `waiting`: a place on the
 * waiting list follows. `mailed`: the email does the rest.
 */
const ENTRY_STATUSES = ['held', 'open', 'waiting', 'mailed'] as const;

export const enteredByLinkSchema = z.object({
  status: z.enum(ENTRY_STATUSES),
  email: z.string(),
});

/** An entry that a guest sent before the scripts were loaded, which must do some work first: see `registration-work`. */
const unsentEntrySchema = enterByLinkSchema
  .omit({ captchaToken: true, canWork: true })
  .extend({ status: z.literal('unsent') });

/** Stored in the browser of a guest for the page of the link. */
export const guestEntrySchema = z.discriminatedUnion('status', [
  enteredByLinkSchema,
  unsentEntrySchema,
]);

/** The person's address was entered at a link. Nothing changes until the person accepts. */
const inviteOfferSchema = z.object({
  id: z.number().int(),
  group: z.string(),
  game: z
    .object({ title: z.string(), startsAt: z.iso.datetime(), timeZone: z.string() })
    .nullable(),
  /** The end of the hold; null without one. */
  heldUntil: z.iso.datetime().nullable(),
  /** The link needs the organisers' approval. */
  asks: z.boolean(),
  /** The audience is women or men, and the profile has no gender. */
  asksGender: z.boolean(),
});
export const inviteOfferListSchema = z.array(inviteOfferSchema);
export const inviteOfferParamsSchema = z.object({ id: idParam });

export const joinedByLinkSchema = z.object({
  status: z.enum(['joined', 'waitlisted', 'pending']),
  groupId: z.number().int(),
  gameId: z.number().int().nullable(),
});

/** The data for every holder of the link, also of a private group: no member is named. */
export interface InvitationDto {
  kind: InviteLinkKind;
  groupId: number;
  gameId: number | null;
  group: string;
  sport: string;
  sportId: number;
  /** For a game's link that of the game. */
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
  /** A guest may enter with a name and an email address; otherwise an account is needed first. */
  takesGuests: boolean;
}

/** `none`: neither in nor waiting. `member`: of the game's group, without a seat in the game. */
export type InviteeStatus = 'none' | 'member' | 'in' | 'waitlisted' | 'asked';

/** `removed`: an organiser removed them and has not readmitted them. */
type InviteRefusal = GameRefusal | 'removed';

export interface InviteeDto {
  standing: InviteeStatus;
  /** Why they would be refused, regardless of free places; null when they would not, or are in already. */
  refusal: { reason: InviteRefusal; sentence: Said } | null;
  /** Their own in the sport. */
  level: SkillLevel | null;
  /** The audience is women or men, and the profile has no gender. */
  asksGender: boolean;
  /** The end of a present or past hold; null without one. */
  held: { until: string; isOver: boolean } | null;
  /** The link lets in at once only people with a confirmed address. */
  mustAsk: boolean;
  /** Their address was entered here, perhaps by themselves. */
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
