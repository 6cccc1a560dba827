import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { WEBHOOK_EVENTS, WEBHOOK_URL_LENGTH_MAX } from '@/lib/webhooks/constants';
import { texts } from '@/lib/webhooks/texts';

const isOfOne = ({
  groupId,
  venueId,
}: {
  groupId?: number | undefined;
  venueId?: number | undefined;
}) => (groupId === undefined) !== (venueId === undefined);

export const webhookParamsSchema = z.object({ id: idParam });
export const webhookCallParamsSchema = z.object({ id: idParam, callId: idParam });

/** Whose webhooks. */
export const listWebhooksSchema = z
  .object({ groupId: idParam.optional(), venueId: idParam.optional() })
  .refine(isOfOne, { ...says(texts, 'oneOwner'), path: ['groupId'] });

const events = z
  .array(z.enum(WEBHOOK_EVENTS, says(texts, 'unknownEvent')))
  .min(1, says(texts, 'eventsFirst'))
  .max(WEBHOOK_EVENTS.length, says(texts, 'unknownEvent'));

export const addWebhookSchema = z
  .object({
    groupId: idSchema.optional(),
    venueId: idSchema.optional(),
    url: z
      .string(says(texts, 'addressFirst'))
      .trim()
      .max(WEBHOOK_URL_LENGTH_MAX, says(texts, 'addressTooLong'))
      .pipe(z.url({ protocol: /^https?$/, ...says(texts, 'addressFirst') }))
      // Names and passwords in addresses are shown and logged by everything on the way.
      .refine((url) => !URL.canParse(url) || !new URL(url).username, says(texts, 'addressFirst')),
    events,
  })
  .refine(isOfOne, { ...says(texts, 'oneOwner'), path: ['groupId'] });

export const changeWebhookSchema = z.object({ isOn: z.boolean() });

export const webhookListSchema = z.array(
  z.object({
    id: z.number().int(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    /** Signs the calls (https://www.standardwebhooks.com). */
    secret: z.string(),
    isOn: z.boolean(),
    /** Since when nothing was answered. */
    failingSince: z.iso.datetime().nullable(),
    /** The last ones, newest first. */
    calls: z.array(
      z.object({
        id: z.number().int(),
        event: z.string(),
        at: z.iso.datetime(),
        state: z.enum(['pending', 'answered', 'failed']),
        attempts: z.number().int(),
      }),
    ),
  }),
);

/** Whose it is: of a group or of a venue. */
export interface WebhookOwner {
  groupId?: number | undefined;
  venueId?: number | undefined;
}
export type AddWebhookInput = z.output<typeof addWebhookSchema>;
export type WebhookDto = z.infer<typeof webhookListSchema>[number];
