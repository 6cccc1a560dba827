import { createTransport, type Transporter } from 'nodemailer';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env/server';
import { withLink } from '@/lib/mail/layout';
import type { Mail } from '@/lib/mail/mailer';

let made: { url: string; transporter: Transporter } | undefined;

/** One transporter for the process, as long as the address stays the same. */
function smtp(): Transporter {
  const url = env.SMTP_URL ?? '';
  if (made?.url === url) return made.transporter;
  const transporter = createTransport({
    url,
    // Below the worker's lock on a job, so that no letter is taken by two workers.
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  made = { url, transporter };
  return transporter;
}

/**
 * Sends one queued row of the outbox; what was sent already is left alone, so the worker may run it again.
 * @throws when the mail server refuses or cannot be reached, after noting it on the row; the worker tries again
 */
export async function deliverQueuedMail(mailId: number): Promise<void> {
  const mail = await db.outboxMail.findUnique({
    where: { id: mailId },
    include: { link: { select: { url: true } } },
  });
  if (!mail || mail.status === 'sent') return;
  try {
    await smtp().sendMail(
      toMessage(mail.link ? { ...mail, ...withLink(mail, mail.link.url) } : mail),
    );
  } catch (error) {
    // Many: a letter whose link has ended meanwhile is gone.
    await db.outboxMail.updateMany({
      where: { id: mailId },
      data: {
        status: 'failed',
        attempts: { increment: 1 },
        lastError: String(error).slice(0, 1_000),
      },
    });
    throw error;
  }
  await db.$transaction([
    db.outboxMail.updateMany({
      where: { id: mailId },
      data: { status: 'sent', sentAt: new Date(), attempts: { increment: 1 }, lastError: null },
    }),
    db.mailLink.deleteMany({ where: { mailId } }),
  ]);
}

type StoredMail = Pick<Mail, 'to' | 'subject' | 'text'> & {
  id: number;
  html: string | null;
  unsubscribeUrl: string | null;
};

function toMessage(mail: StoredMail) {
  return {
    from: env.MAIL_FROM,
    // As an object, so that nodemailer never parses an address list out of one address.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html ? { html: mail.html } : {}),
    // The same row sent twice after a crash is the same message to most mailboxes.
    messageId: `<mail-${mail.id}@${new URL(env.NEXTAUTH_URL).hostname}>`,
    ...(mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {}),
    // Content comes from people: nothing in it may read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058: the mailbox's own button posts to the address, without opening a page. */
function unsubscribeHeaders(url: string) {
  return {
    list: { unsubscribe: url },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
