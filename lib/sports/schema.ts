import { z } from 'zod';
import { later, says } from '@/lib/platform/language/say';
import { idParam } from '@/lib/platform/validation/numbers';
import { cleanText, singleLine } from '@/lib/platform/validation/text';
import {
  DEFAULT_SPORT_EMOJI,
  SKILL_LEVELS,
  SPORT_ICON_LENGTH_MAX,
  SPORT_NAME_LENGTH_MAX,
} from '@/lib/sports/constants';
import { texts } from '@/lib/sports/texts';

export const skillLevelSchema = z.enum(SKILL_LEVELS, says(texts, 'levelUnknown'));

/** Tags of people are sport ids times ten, in 32 bits (prisma/schema/users). */
const SPORT_ID_MAX = 200_000_000;

/** More than anybody plays. */
const SPORT_IDS_MAX = 50;

const sportIdParam = idParam.pipe(z.number().max(SPORT_ID_MAX, says(texts, 'noSuchSport')));

/** The `sportId` of a list; repeat it for several sports, which returns the items of any of them. */
export const sportIdsParam = z.preprocess(
  (value) => (value === undefined ? value : [value].flat()),
  z.array(sportIdParam).max(SPORT_IDS_MAX, says(texts, 'tooManySports')).optional(),
);

export const sportSummarySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  icon: z.string(),
});

export const sportDtoSchema = sportSummarySchema.extend({ isMain: z.boolean() });
export const sportListSchema = z.array(sportDtoSchema);

/** For Discover, whose icon is a drawing, not the emoji. */
export const shownSportSchema = sportDtoSchema.omit({ icon: true });

export const sportParamsSchema = z.object({ id: idParam });

function isOneEmoji(text: string): boolean {
  const isEmoji = /^(\p{Extended_Pictographic}|\p{RI}{2})/u.test(text);
  return isEmoji && [...new Intl.Segmenter().segment(text)].length === 1;
}

/** An admin's input for a sport. Without an emoji it gets the medal. */
export const saveSportSchema = z.object({
  name: singleLine(later(texts, 'nameLabel'), SPORT_NAME_LENGTH_MAX),
  icon: z
    .string(says(texts, 'emojiNotText'))
    .transform((text) => cleanText(text))
    .pipe(z.string().max(SPORT_ICON_LENGTH_MAX, says(texts, 'oneEmoji')))
    .transform((text) => text || DEFAULT_SPORT_EMOJI)
    .refine(isOneEmoji, says(texts, 'oneEmoji'))
    .default(DEFAULT_SPORT_EMOJI),
  isMain: z.boolean(says(texts, 'sayWhetherPopular')).default(false),
});

/** Each count stops at `SPORT_COUNT_MAX`; beyond, the number does not matter. */
export const sportDetailSchema = sportDtoSchema.extend({
  counts: z.object({
    players: z.number().int(),
    groups: z.number().int(),
    venues: z.number().int(),
    coaches: z.number().int(),
  }),
});

export type SaveSportInput = z.output<typeof saveSportSchema>;
export type SportSummary = z.infer<typeof sportSummarySchema>;
export type ShownSportDto = z.infer<typeof shownSportSchema>;
export type SportDto = z.infer<typeof sportDtoSchema>;
export type SportDetailDto = z.infer<typeof sportDetailSchema>;
