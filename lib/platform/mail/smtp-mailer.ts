import { transaction } from '@/lib/platform/db/transaction';
import { enqueue } from '@/lib/platform/jobs/queue';
import type { Mailer } from '@/lib/platform/mail/mailer';
import { insertMail } from '@/lib/platform/mail/outbox';

/**
 * Stores the email for the worker (lib/platform/mail/deliver): a slow or missing mail server delays nobody, and the response
 * time does not reveal whether an email is sent.
 */
export const smtpMailer: Mailer = {
  kind: 'smtp',
  async send(mail, tx) {
    if (!tx) return transaction((own) => this.send(mail, own));
    const mailId = await insertMail(mail, 'queued', tx);
    if (mailId !== null) await enqueue(tx, 'mail:send', { mailId });
  },
};
