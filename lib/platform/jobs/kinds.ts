import { z } from 'zod';

/**
 * The lanes, with how many jobs of each a worker runs at the same time. A lane never waits for another
 * (docs/decisions/0014-jobs.md).
 */
export const LANES = {
  /** Work for which people are waiting. */
  push: 4,
  /** Few at a time: a mail server may be slow, and refuses many connections at once. */
  mail: 3,
  /** Short work in the database. */
  rest: 2,
  /** Takes minutes, such as packing a person's thousand pictures. */
  slow: 1,
  /** Calls to foreign servers, which may be slow or gone. */
  hooks: 2,
} as const;

export type Lane = keyof typeof LANES;

/** What fails there is another server's fault: those who named it see it, and the operator is not alarmed. */
export const FOREIGN_LANE: Lane = 'hooks';

const job = <S extends z.ZodType>(lane: Lane, payload: S) => ({ lane, payload });

/** Every kind of job with its lane and the schema of its payload. The worker refuses payloads that do not fit. */
export const JOB_KINDS = {
  /** Sends one row of the outbox by SMTP. */
  'mail:send': job('mail', z.object({ mailId: z.number().int() })),
  /** Notifies a person of a sign-in from a new browser. */
  'users:tell-new-sign-in': job('rest', z.object({ eventId: z.number().int() })),
  /** Deletes a person seven days after their request. */
  'users:delete-due': job('slow', z.object({ userId: z.number().int() })),
  /** Builds the ZIP with a person's data. */
  'users:make-export': job('slow', z.object({ exportId: z.number().int() })),
  /** Notifies the members of a conversation who have not read it yet: by bell, push and e-mail, as they chose. */
  'messages:tell-unread': job('rest', z.object({ conversationId: z.number().int() })),
  /** Shows a line such as 'Ali joined', or an announcement, in open chats. */
  'messages:announce-line': job(
    'rest',
    z.object({ conversationId: z.number().int(), seq: z.number().int() }),
  ),
  /** Sends one notification to the devices of its person. */
  'notifications:push': job('push', z.object({ notificationId: z.number().int() })),
  /** Writes one email about everything that a person has missed. */
  'notifications:mail-missed': job('rest', z.object({ userId: z.number().int() })),
  /** Passes the seats of a game that were not confirmed or taken in time on to the waiting list. */
  'classes:promote': job('rest', z.object({ sessionId: z.number().int() })),
  /** Cancels a class that has too few people at its decision time. */
  'classes:decide': job('rest', z.object({ sessionId: z.number().int(), at: z.iso.datetime() })),
  'games:release-holds': job('rest', z.object({ gameId: z.number().int() })),
  /** Gives seats in a new game of a series to those who always come. */
  'games:seat-always': job('rest', z.object({ gameId: z.number().int() })),
  /** Reminds a member to respond to a game. */
  'games:nudge': job(
    'rest',
    z.object({
      gameId: z.number().int(),
      userId: z.number().int(),
      organiserId: z.number().int(),
      asked: z.string(),
    }),
  ),
  /** In the morning, notifies a person of a seat that became free at night. */
  'games:tell-offer': job('rest', z.object({ holdId: z.number().int() })),
  /** Cancels a game that has too few players at its decision time. */
  'games:decide': job('rest', z.object({ gameId: z.number().int(), at: z.iso.datetime() })),
  /** Passes on the seats of a game that are not paid for in time, and notes in the ledger who has paid. */
  'games:pay': job('rest', z.object({ gameId: z.number().int() })),
  /** Shows a game that was for members first to everyone. */
  'games:open': job('rest', z.object({ gameId: z.number().int() })),
  /** Tells the players of a game whether it has a court now; its booker has heard. */
  'games:tell-court': job(
    'rest',
    z.object({ gameId: z.number().int(), bookerId: z.number().int().nullable() }),
  ),
  /** Looks at everybody who follows something about a game. */
  'follows:match': job('rest', z.object({ gameId: z.number().int() })),
  /** Notifies a person of games that fit what they follow. */
  'follows:tell': job('rest', z.object({ userId: z.number().int() })),
  /** Expires a pending request and completes a session that is over. */
  'bookings:close': job('rest', z.object({ bookingId: z.number().int() })),
  /** Calls the address of a webhook about one event. Queued by triggers. */
  'webhooks:send': job(
    'hooks',
    z.object({
      webhookId: z.number().int(),
      event: z.string(),
      eventId: z.uuid(),
      gameId: z.number().int().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  /** Ends an ask for a court that nobody answered in time. */
  'courts:lapse': job('rest', z.object({ courtTimeId: z.number().int() })),
} as const;

export type JobKind = keyof typeof JOB_KINDS;
export type JobPayloads = { [K in JobKind]: z.infer<(typeof JOB_KINDS)[K]['payload']> };
