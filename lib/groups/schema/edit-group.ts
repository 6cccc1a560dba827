import { z } from 'zod';
import {
  AUDIENCES,
  CLUB_MEMBERS_MAX,
  GROUP_DESCRIPTION_LENGTH_MAX,
  GROUP_LOCATION_LENGTH_MAX,
  GROUP_MEMBERS_DEFAULT,
  GROUP_MEMBERS_MIN,
  GROUP_NAME_LENGTH_MAX,
  LATE_LEAVE_HOURS_MAX,
  MISSED_GAMES_MAX,
  MISSED_WEEKS_MAX,
  WAIT_WEEKS_MAX,
} from '@/lib/groups/constants';
import { texts } from '@/lib/groups/texts';
import { later, says } from '@/lib/platform/language/say';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, optionalSingleLine, singleLine } from '@/lib/platform/validation/text';

const membersLeast = says(texts, 'membersLeast', { min: GROUP_MEMBERS_MIN });
const clubRange = { min: GROUP_MEMBERS_MIN, max: CLUB_MEMBERS_MAX };

/** Up to the limit of a club: the service knows which kind of group it is. */
const maxMembers = z
  .number(membersLeast)
  .int(says(texts, 'membersNotWhole'))
  .min(GROUP_MEMBERS_MIN, membersLeast)
  .max(CLUB_MEMBERS_MAX, says(texts, 'membersRange', clubRange));

const upTo = (max: number) => {
  const range = says(texts, 'missedRange', { max });
  return z.number(range).int(range).min(1, range).max(max, range);
};

/** Who misses so many games in `missedWeeks` only waits for places for `waitWeeks`. */
const missedRule = {
  /** Null: no rule. */
  missedMax: upTo(MISSED_GAMES_MAX).nullable(),
  missedWeeks: upTo(MISSED_WEEKS_MAX),
  waitWeeks: upTo(WAIT_WEEKS_MAX),
  /** Who leaves later than that before the start has missed the game, too; null: only who does not come. */
  lateHours: upTo(LATE_LEAVE_HOURS_MAX).nullable(),
};

const shape = {
  name: singleLine(later(texts, 'nameLabel'), GROUP_NAME_LENGTH_MAX),
  description: optionalMultiLine(later(texts, 'descriptionLabel'), GROUP_DESCRIPTION_LENGTH_MAX),
  maxMembers,
  /** The name of a city or an area; the group is placed at its centre. */
  location: optionalSingleLine(later(texts, 'locationLabel'), GROUP_LOCATION_LENGTH_MAX),
  visibility: z.enum(['public', 'private']),
  audience: z.enum(AUDIENCES),
  membersCanCreateGames: z.boolean(),
  /** People under 18 join, and play, only with a guardian. */
  needsGuardian: z.boolean(),
  /** Up to 1,000 members instead of 50. */
  isClub: z.boolean(),
  /** Of a club: people join without asking. Ignored for other groups, like the next one. */
  joinsAtOnce: z.boolean(),
  /** Of a club: only organisers write in its chat. */
  organisersWrite: z.boolean(),
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
  needsGuardian: shape.needsGuardian.default(false),
  isClub: shape.isClub.default(false),
  joinsAtOnce: shape.joinsAtOnce.default(false),
  organisersWrite: shape.organisersWrite.default(false),
});

/** Omitted fields remain unchanged. The sport cannot change, because past games belong to it. */
export const updateGroupSchema = z
  .object({ ...shape, ...missedRule, isActive: z.boolean() })
  .partial();

export const groupParamsSchema = z.object({ id: idParam });

export type CreateGroupInput = z.output<typeof createGroupSchema>;
export type UpdateGroupInput = z.output<typeof updateGroupSchema>;
