import { db } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/queue';
import type { Mailer } from '@/lib/mail/mailer';
import { insertMail } from '@/lib/mail/outbox';

/**
 * Writes the letter down and leaves the sending to the worker (lib/mail/deliver): a slow or absent mail server costs
 * the person nothing, and the answer takes as long whether or not a letter is due.
 */
export const smtpMailer: Mailer = {
  kind: 'smtp',
  async send(mail, tx) {
    if (!tx) return db.$transaction((own) => this.send(mail, own));
    const mailId = await insertMail(mail, 'queued', tx);
    if (mailId !== null) await enqueue(tx, 'mail:send', { mailId });
  },
};
