import { z } from 'zod';

/** Every kind of later work with the shape of its payload. The worker refuses what does not fit. */
export const jobPayloadSchemas = {
  /** Sends one row of the outbox by SMTP. */
  'mail:send': z.object({ mailId: z.number().int() }),
  /** Deletes a person whose seven days to undo are over. */
  'users:delete-due': z.object({ userId: z.number().int() }),
  /** Removes what has served its time: expired sessions, tokens, buckets, skips older than 30 days, finished jobs. */
  'maintenance:sweep': z.object({}),
} as const;

export type JobKind = keyof typeof jobPayloadSchemas;
export type JobPayloads = { [K in JobKind]: z.infer<(typeof jobPayloadSchemas)[K]> };
