import { transaction } from '@/lib/platform/db/transaction';
import type { Mailer } from '@/lib/platform/mail/mailer';
import { insertMail } from '@/lib/platform/mail/outbox';

/** Local mode: the table is the mailbox, shown at /outbox. */
export const outboxMailer: Mailer = {
  kind: 'outbox',
  async send(mail, tx) {
    if (!tx) return transaction((own) => this.send(mail, own));
    await insertMail(mail, 'sent', tx);
  },
};
