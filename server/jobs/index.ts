import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { addAllTexts } from '@/languages/all';
import { deleteDueAccount } from '@/lib/account/service/delete-account';
import { closeBooking } from '@/lib/bookings/service/close-booking';
import { decideSession } from '@/lib/classes/service/decide-session';
import { promoteConfirmed } from '@/lib/classes/service/release-places';
import { lapseAsk } from '@/lib/courts/service/end-times';
import { matchFollowers, tellFollower } from '@/lib/follows/service/tell';
import { seatThoseWhoAlwaysCome } from '@/lib/games/service/always-come';
import { nudgeMember } from '@/lib/games/service/call-players';
import { releaseHolds } from '@/lib/games/service/hold-seat';
import { decideGame, openGame, passOnUnpaid, tellCourt } from '@/lib/games/service/keep-rules';
import { notifyOffer } from '@/lib/games/service/offer-seat';
import { notifyUnread } from '@/lib/messages/service/notify-unread';
import { announceLine } from '@/lib/messages/service/system-line';
import { recountPaid } from '@/lib/money/service/pay-first';
import { mailMissed } from '@/lib/notifications/service/mail-missed';
import { pushNotification } from '@/lib/notifications/service/push-notification';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { announceStart } from '@/lib/platform/cache/announce';
import { on } from '@/lib/platform/db/kysely';
import { pool } from '@/lib/platform/db/pool';
import type { JobHandlers } from '@/lib/platform/jobs/runner';
import { startWorker } from '@/lib/platform/jobs/worker';
import { deliverQueuedMail } from '@/lib/platform/mail/deliver';
import { startLog } from '@/lib/platform/observability/error-reports';
import { log } from '@/lib/platform/observability/log';
import { startMetrics } from '@/lib/platform/observability/metrics-server';
import { readPool } from '@/lib/platform/observability/readings';
import { requestIdFrom, runAs } from '@/lib/platform/observability/request-context';
import { makeExport } from '@/lib/users/service/make-export';
import { notifyNewSignIn } from '@/lib/users/service/manage-sessions';
import { sendWebhook } from '@/lib/webhooks/service/send-webhook';
import { runningVersion } from '@/server/local/release.mjs';
import { cleanUp } from './clean-up';

startLog('jobs');
addAllTexts();

const SWEEP_EVERY_MS = 3_600_000;
const REMIND_EVERY_MS = 60_000;
const RETRY_MS = 1_000;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => stopping.abort());
}

const handlers: JobHandlers = {
  'mail:send': ({ mailId }) => deliverQueuedMail(mailId),
  'users:tell-new-sign-in': ({ eventId }) => notifyNewSignIn(eventId),
  'users:delete-due': ({ userId }) => deleteDueAccount(userId),
  'users:make-export': ({ exportId }) => makeExport(exportId),
  'messages:tell-unread': ({ conversationId }) => notifyUnread(conversationId),
  'messages:announce-line': ({ conversationId, seq }) => announceLine(conversationId, seq),
  'notifications:push': ({ notificationId }) => pushNotification(notificationId),
  'notifications:mail-missed': ({ userId }) => mailMissed(userId),
  'classes:promote': ({ sessionId }) => promoteConfirmed(sessionId),
  'classes:decide': ({ sessionId, at }) => decideSession(sessionId, at),
  'games:release-holds': ({ gameId }) => releaseHolds(gameId),
  'games:seat-always': ({ gameId }) => seatThoseWhoAlwaysCome(gameId),
  'games:nudge': (nudge) => nudgeMember(nudge),
  'games:tell-offer': ({ holdId }) => notifyOffer(holdId),
  'games:decide': ({ gameId, at }) => decideGame(gameId, at),
  'games:pay': async ({ gameId }) => {
    await passOnUnpaid(gameId);
    await recountPaid(gameId);
  },
  'games:open': ({ gameId }) => openGame(gameId),
  'games:tell-court': ({ gameId, bookerId }) => tellCourt(gameId, bookerId),
  'follows:match': ({ gameId }) => matchFollowers(gameId),
  'follows:tell': ({ userId }) => tellFollower(userId),
  'bookings:close': ({ bookingId }) => closeBooking(bookingId),
  'courts:lapse': ({ courtTimeId }) => lapseAsk(courtTimeId),
  'webhooks:send': (call) => sendWebhook(call),
};

async function main(): Promise<void> {
  await startMetrics('jobs', [readPool()]);
  await sql`SELECT 1`.execute(on());
  await announceStart();
  log.info(runningVersion(), 'the worker waits for jobs; it listens to no port');
  process.send?.('ready');
  await Promise.all([
    startWorker(handlers, { signal: stopping.signal }).ended,
    repeat('reminders', REMIND_EVERY_MS, () => sendReminders()),
    repeat('the clean-up', SWEEP_EVERY_MS, cleanUp),
  ]);
  await pool.end();
}

/** For periodic work without a job. It also runs at the start, and again soon after a failure. */
async function repeat(name: string, everyMs: number, work: () => Promise<unknown>): Promise<void> {
  while (!stopping.signal.aborted) {
    const isDone = await runAs({ id: requestIdFrom(undefined), name }, () =>
      work().then(
        () => true,
        (error: unknown) => {
          // The database may be restarting.
          log.error({ err: error }, `${name} failed`);
          return false;
        },
      ),
    );
    await sleep(isDone ? everyMs : RETRY_MS, undefined, { signal: stopping.signal }).catch(
      () => undefined,
    );
  }
}

await main();
process.exit(0);
