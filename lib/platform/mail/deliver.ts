import { createTransport, type Transporter } from 'nodemailer';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { withLink } from '@/lib/platform/mail/layout';
import type { Mail } from '@/lib/platform/mail/mailer';

let made: { url: string; transporter: Transporter } | undefined;

/** One transporter per process, as long as the URL stays the same. */
function smtp(): Transporter {
  const url = env.SMTP_URL ?? '';
  if (made?.url === url) return made.transporter;
  const transporter = createTransport({
    url,
    // Less than the worker's lock on a job, so that no two workers send the same letter.
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  made = { url, transporter };
  return transporter;
}

/**
 * Sends one queued row of the outbox. A sent one is skipped, so the worker may run this again.
 * @throws when the mail server refuses or cannot be reached, after recording it on the row; the worker tries again
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
    // Sends nothing if the letter's link has ended meanwhile.
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
  await transaction(async (tx) => {
    await tx.outboxMail.updateMany({
      where: { id: mailId },
      data: { status: 'sent', sentAt: new Date(), attempts: { increment: 1 }, lastError: null },
    });
    await tx.mailLink.deleteMany({ where: { mailId } });
  });
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
    // A fixed id: most mailboxes show a letter that was sent twice after a crash only once.
    messageId: `<mail-${mail.id}@${new URL(env.NEXTAUTH_URL).hostname}>`,
    ...(mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {}),
    // The content comes from people: it must not read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058: the mailbox's own unsubscribe button posts to the URL without opening a page. */
function unsubscribeHeaders(url: string) {
  return {
    list: { unsubscribe: url },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
