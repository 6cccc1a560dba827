import type { Tx } from '@/lib/db/client';
import type { MailLinkPurpose } from '@/lib/mail/mailer';

/** Forgets the links of this purpose that were mailed to an address. A letter that has not left yet does not leave. */
export async function endMailedLinks(to: string, purpose: MailLinkPurpose, tx: Tx): Promise<void> {
  await tx.outboxMail.deleteMany({
    where: { to, status: { not: 'sent' }, link: { purpose } },
  });
  await tx.mailLink.deleteMany({ where: { purpose, mail: { to } } });
}
