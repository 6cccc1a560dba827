import { z } from 'zod';

/** Every kind of job with the schema of its payload. The worker refuses payloads that do not fit. */
export const jobPayloadSchemas = {
  /** Sends one row of the outbox by SMTP. */
  'mail:send': z.object({ mailId: z.number().int() }),
  /** Tells a person about a sign-in from a browser that they had not used before. */
  'users:tell-new-sign-in': z.object({ eventId: z.number().int() }),
  /** Deletes a person whose seven days to change their mind are over. */
  'users:delete-due': z.object({ userId: z.number().int() }),
  /** Builds the ZIP with a person's data. */
  'users:make-export': z.object({ exportId: z.number().int() }),
  /** Notifies the members of a conversation who have not read it by then: bell, push and mail as they chose. */
  'messages:tell-unread': z.object({ conversationId: z.number().int() }),
  /** Shows a line such as 'Ali joined' to the open chats of a group. */
  'messages:announce-line': z.object({
    conversationId: z.number().int(),
    seq: z.number().int(),
  }),
  /** Sends one notification to the devices of its person. */
  'notifications:push': z.object({ notificationId: z.number().int() }),
  /** Writes one letter about everything that a person has missed. */
  'notifications:mail-missed': z.object({ userId: z.number().int() }),
  /** Expires a request that nobody answered and completes a session that is over. */
  'bookings:close': z.object({ bookingId: z.number().int() }),
  /** Removes old rows: expired sessions, tokens, rate-limit buckets, skips older than 30 days, finished jobs. */
  'maintenance:sweep': z.object({}),
} as const;

export type JobKind = keyof typeof jobPayloadSchemas;
export type JobPayloads = { [K in JobKind]: z.infer<(typeof jobPayloadSchemas)[K]> };

/** These take long and run separately, so that letters do not wait for somebody's thousand pictures. */
export const SLOW_JOB_KINDS: readonly JobKind[] = ['users:make-export'];
