import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { enqueue } from '@/lib/platform/jobs/queue';
import type { Mailer } from '@/lib/platform/mail/mailer';
import { insertMail } from './outbox';

/**
 * Stores the email for the worker (lib/platform/mail/deliver): a slow or missing mail server delays nobody, and the response
 * time does not reveal whether an email is sent.
 */
const smtpMailer: Mailer = {
  kind: 'smtp',
  async send(mail, tx) {
    if (!tx) return transaction((own) => this.send(mail, own));
    const mailId = await insertMail(mail, 'queued', tx);
    if (mailId !== null) await enqueue(tx, 'mail:send', { mailId });
  },
};

/** Local mode: the table is the mailbox, shown at /outbox. */
const outboxMailer: Mailer = {
  kind: 'outbox',
  async send(mail, tx) {
    if (!tx) return transaction((own) => this.send(mail, own));
    await insertMail(mail, 'sent', tx);
  },
};

/** A production site without SMTP_URL: no email is sent, and features that need email are not offered (`canSendMail`). */
const noMailer: Mailer = { kind: 'none', send: () => Promise.resolve() };

export function getMailer(): Mailer {
  if (env.SMTP_URL) return smtpMailer;
  return env.LOCAL_MODE ? outboxMailer : noMailer;
}

export function canSendMail(): boolean {
  return getMailer().kind !== 'none';
}
