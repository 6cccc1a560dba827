import { createTransport, type Transporter } from 'nodemailer';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { withLink } from '@/lib/platform/mail/layout';
import type { Mail } from '@/lib/platform/mail/mailer';
import { log } from '@/lib/platform/observability/log';

/** For connecting and for each reply. Less than the worker's lock on a job, so that no two workers send the same email. */
const TIMEOUT_MS = 30_000;

/**
 * The server's refusal of a mailbox that does not exist: 550, 551 or 553, with a status of RFC 3463 about the address or
 * without one. A full mailbox (552, 5.2.2) may have room later, and the operator can resolve a block of this site (5.7.1).
 */
const NO_MAILBOX = /^55[013][ -](?:5\.1\.(?:10|[0-36])(?!\d)|5\.2\.1(?!\d)|(?!\d\.\d))/;

let made: { url: string; timeoutMs: number; transporter: Transporter } | undefined;

/** One transporter per process, until the URL changes. */
function smtp(timeoutMs: number): Transporter {
  const url = env.SMTP_URL ?? '';
  if (made?.url === url && made.timeoutMs === timeoutMs) return made.transporter;
  const transporter = createTransport({
    url,
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
  });
  made = { url, timeoutMs, transporter };
  return transporter;
}

/**
 * Sends one queued row of the outbox. A sent one is skipped, so the worker may run this again. An email to a mailbox that does
 * not exist is abandoned.
 * @throws when the mail server refuses or cannot be reached, after recording it on the row; the worker retries
 */
export async function deliverQueuedMail(mailId: number, timeoutMs = TIMEOUT_MS): Promise<void> {
  const mail = await db.outboxMail.findUnique({
    where: { id: mailId },
    include: { link: { select: { url: true } } },
  });
  if (!mail || mail.status === 'sent') return;
  try {
    await smtp(timeoutMs).sendMail(
      toMessage(mail.link ? { ...mail, ...withLink(mail, mail.link.url) } : mail),
    );
  } catch (error) {
    // Sends nothing if the email's link has ended meanwhile.
    await db.outboxMail.updateMany({
      where: { id: mailId },
      data: {
        status: 'failed',
        attempts: { increment: 1 },
        lastError: String(error).slice(0, 1_000),
      },
    });
    if (!isForNoMailbox(error)) throw error;
    log.warn({ mailId }, 'a letter is given up: its mailbox does not exist');
    return;
  }
  await transaction(async (tx) => {
    await tx.outboxMail.updateMany({
      where: { id: mailId },
      data: {
        status: 'sent',
        sentAt: new Date(),
        attempts: { increment: 1 },
        lastError: null,
        text: withoutTokens(mail.text),
        html: mail.html && withoutTokens(mail.html),
        unsubscribeUrl: mail.unsubscribeUrl && withoutTokens(mail.unsubscribeUrl),
      },
    });
    await tx.mailLink.deleteMany({ where: { mailId } });
  });
}

/**
 * An email whose links respond to a game or unsubscribe works without signing in. Once it is sent, only its mailbox needs the
 * token: a copy of the database must not allow responses on people's behalf.
 */
const withoutTokens = (text: string): string => text.replace(/\btoken=[\w.~%-]+/g, 'token=…');

function isForNoMailbox(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error && 'response' in error)) return false;
  return error.command === 'RCPT TO' && NO_MAILBOX.test(String(error.response));
}

type StoredMail = Pick<Mail, 'to' | 'subject' | 'text'> & {
  id: number;
  html: string | null;
  unsubscribeUrl: string | null;
};

function toMessage(mail: StoredMail) {
  return {
    from: env.MAIL_FROM,
    // As an object, so that nodemailer never parses one address as a list.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html ? { html: mail.html } : {}),
    // A fixed id: most mailboxes show an email that was sent twice after a crash only once.
    messageId: `<mail-${mail.id}@${new URL(env.NEXTAUTH_URL).hostname}>`,
    headers: {
      ...BY_A_PROGRAM,
      ...(mail.unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    // RFC 8058: the mailbox's own unsubscribe button posts to the URL without opening a page.
    ...(mail.unsubscribeUrl ? { list: { unsubscribe: mail.unsubscribeUrl } } : {}),
    // The content is written by users: it must not read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 3834, and its equivalent for Exchange: prevents out-of-office replies. */
const BY_A_PROGRAM = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
