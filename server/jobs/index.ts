import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { deleteDueAccount } from '@/lib/account/service';
import { closeBooking } from '@/lib/bookings/service/close-booking';
import { extendSeries } from '@/lib/games/service/series';
import { sweepPictures } from '@/lib/messages/service/sweep-pictures';
import { announceLine } from '@/lib/messages/service/system-line';
import { tellUnread } from '@/lib/messages/service/tell-unread';
import { mailMissed } from '@/lib/notifications/service/mail-missed';
import { pushNotification } from '@/lib/notifications/service/push-notification';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { on } from '@/lib/platform/db/kysely';
import { pool } from '@/lib/platform/db/pool';
import { runDueJobs } from '@/lib/platform/jobs/runner';
import { sweep } from '@/lib/platform/jobs/sweep';
import { deliverQueuedMail } from '@/lib/platform/mail/deliver';
import { log } from '@/lib/platform/observability/log';
import { makeExport } from '@/lib/users/service/make-export';
import { sweepExports } from '@/lib/users/service/sweep-exports';
import { tellNewSignIn } from '@/lib/users/service/tell-new-sign-in';

const POLL_MS = 1_000;
const SWEEP_EVERY_MS = 3_600_000;
const REMIND_EVERY_MS = 60_000;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => stopping.abort());
}

const handlers = {
  'mail:send': ({ mailId }: { mailId: number }) => deliverQueuedMail(mailId),
  'users:tell-new-sign-in': ({ eventId }: { eventId: number }) => tellNewSignIn(eventId),
  'users:delete-due': ({ userId }: { userId: number }) => deleteDueAccount(userId),
  'users:make-export': ({ exportId }: { exportId: number }) => makeExport(exportId),
  'messages:tell-unread': ({ conversationId }: { conversationId: number }) =>
    tellUnread(conversationId),
  'messages:announce-line': ({ conversationId, seq }: { conversationId: number; seq: number }) =>
    announceLine(conversationId, seq),
  'notifications:push': ({ notificationId }: { notificationId: number }) =>
    pushNotification(notificationId),
  'notifications:mail-missed': ({ userId }: { userId: number }) => mailMissed(userId),
  'bookings:close': ({ bookingId }: { bookingId: number }) => closeBooking(bookingId),
  'maintenance:sweep': () => sweep(),
};

async function main(): Promise<void> {
  await sql`SELECT 1`.execute(on());
  process.send?.('ready');
  await Promise.all([workInRounds(), workSlowly()]);
  await pool.end();
}

async function workInRounds(): Promise<void> {
  let sweptAt = 0;
  while (!stopping.signal.aborted) {
    await tick(Date.now() - sweptAt > SWEEP_EVERY_MS).then(
      (swept) => {
        if (swept) sweptAt = Date.now();
      },
      // The database may be restarting; the next round tries again.
      (error: unknown) => log.error({ err: error }, 'job worker round failed'),
    );
    await pause();
  }
}

/** Slow jobs run one after another, without delaying the others. */
async function workSlowly(): Promise<void> {
  while (!stopping.signal.aborted) {
    await runDueJobs(handlers, { signal: stopping.signal, slow: true }).catch((error: unknown) =>
      log.error({ err: error }, 'round of the slow jobs failed'),
    );
    await pause();
  }
}

const pause = (): Promise<void> =>
  sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);

let remindedAt = 0;

async function tick(sweepDue: boolean): Promise<boolean> {
  await runDueJobs(handlers, { signal: stopping.signal, slow: false });
  if (Date.now() - remindedAt > REMIND_EVERY_MS) {
    await sendReminders();
    remindedAt = Date.now();
  }
  if (sweepDue) {
    await sweep();
    await sweepPictures();
    await sweepExports();
    await extendSeries();
  }
  return sweepDue;
}

await main();
process.exit(0);
