import { db } from '@/lib/db/client';
import type { Mailer } from '@/lib/mail/mailer';
import { insertMail } from '@/lib/mail/outbox';

/** Local mode: the table is the mailbox, shown at /outbox. */
export const outboxMailer: Mailer = {
  kind: 'outbox',
  async send(mail, tx) {
    if (!tx) return db.$transaction((own) => this.send(mail, own));
    await insertMail(mail, 'sent', tx);
  },
};
