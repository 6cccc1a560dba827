import { z } from 'zod';
import { NOTIFICATION_TOPIC_NAMES } from '@/lib/notifications/constants';
import { MESSAGE_PRIVACIES } from '@/lib/users/constants';

const yesOrNo = (label: string) => z.boolean({ error: `${label} must be true or false` });

const messagePrivacySchema = z.enum(MESSAGE_PRIVACIES, {
  error: 'Please choose who may message you: anyone, members or connections',
});

const topicSchema = z.enum(NOTIFICATION_TOPIC_NAMES, { error: 'There is no such topic' });

/** All topics, each with the channels that are on. */
export const settingsSchema = z.object({
  messagePrivacy: messagePrivacySchema,
  /** Paused: nobody new finds the person; those who know them still do. */
  paused: z.boolean(),
  /** Whether changing the password requires the old one; people who came by link or Google may have none. */
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

/** Omitted fields stay. */
export const changeSettingsSchema = z.object({
  messagePrivacy: messagePrivacySchema.optional(),
  paused: yesOrNo('Paused').optional(),
  notifications: z
    .array(
      z.object({
        topic: topicSchema,
        inApp: yesOrNo('inApp').optional(),
        push: yesOrNo('push').optional(),
        email: yesOrNo('email').optional(),
      }),
    )
    .max(NOTIFICATION_TOPIC_NAMES.length, 'Name each topic once')
    .refine((list) => new Set(list.map(({ topic }) => topic)).size === list.length, {
      message: 'Name each topic once',
    })
    .optional(),
});

export type SettingsDto = z.infer<typeof settingsSchema>;
export type ChangeSettingsInput = z.output<typeof changeSettingsSchema>;
