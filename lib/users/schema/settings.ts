import { z } from 'zod';
import { NOTIFICATION_TOPIC_NAMES } from '@/lib/notifications/constants';
import { birthYearSchema } from '@/lib/platform/auth/schema';
import { DATE_STYLES } from '@/lib/platform/language/date-style';
import { says } from '@/lib/platform/language/say';
import { MESSAGE_PRIVACIES } from '@/lib/users/constants';
import { texts } from '@/lib/users/texts';

const yesOrNo = (field: string) => z.boolean(says(texts, 'yesOrNo', { field }));

const messagePrivacySchema = z.enum(MESSAGE_PRIVACIES, says(texts, 'messagePrivacyChoice'));

const dateStyleSchema = z.enum(DATE_STYLES, says(texts, 'dateStyleChoice')).nullable();

const topicSchema = z.enum(NOTIFICATION_TOPIC_NAMES, says(texts, 'unknownTopic'));

/** Every topic with its active channels. */
export const settingsSchema = z.object({
  messagePrivacy: messagePrivacySchema,
  /** Paused: hidden from new people, visible to those who know the person. */
  paused: z.boolean(),
  /** Shows and is shown to women only; null for people who cannot choose it. */
  womenOnly: z.boolean().nullable(),
  /** No year of birth is stated yet. */
  lacksBirthYear: z.boolean(),
  /** Null: as usual in the city. */
  dateStyle: dateStyleSchema,
  /** Whether changing the password requires the old one; people who signed in by link or Google may have none. */
  hasPassword: z.boolean(),
  notifications: z.array(
    z.object({
      topic: topicSchema,
      inApp: z.boolean(),
      push: z.boolean(),
      email: z.boolean(),
    }),
  ),
});

/** Omitted fields remain unchanged. */
export const changeSettingsSchema = z.object({
  messagePrivacy: messagePrivacySchema.optional(),
  dateStyle: dateStyleSchema.optional(),
  paused: yesOrNo('Paused').optional(),
  womenOnly: yesOrNo('womenOnly').optional(),
  notifications: z
    .array(
      z.object({
        topic: topicSchema,
        inApp: yesOrNo('inApp').optional(),
        push: yesOrNo('push').optional(),
        email: yesOrNo('email').optional(),
      }),
    )
    .max(NOTIFICATION_TOPIC_NAMES.length, says(texts, 'topicOnce'))
    .refine(
      (list) => new Set(list.map(({ topic }) => topic)).size === list.length,
      says(texts, 'topicOnce'),
    )
    .optional(),
});

/** Null: not now. It is not asked again, and can be answered in the settings. */
export const stateBirthYearSchema = z.object({ birthYear: birthYearSchema.nullable() });

/** Whether the rules for people under 18 hold, and whether they are younger than this place is for. */
export const statedBirthYearSchema = z.object({ isUnder18: z.boolean(), isTooYoung: z.boolean() });

/** `version`: the day from which they hold. */
export const acceptTermsSchema = z.object({ version: z.iso.date(says(texts, 'termsVersionDay')) });

export type StatedBirthYearDto = z.infer<typeof statedBirthYearSchema>;
export type SettingsDto = z.infer<typeof settingsSchema>;
export type ChangeSettingsInput = z.output<typeof changeSettingsSchema>;
