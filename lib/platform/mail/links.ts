import type { Tx } from '@/lib/platform/db/client';
import type { MailLinkPurpose } from '@/lib/platform/mail/mailer';

/** Deletes the mailed links of this purpose for an address. Their emails, if still queued, are not sent. */
export async function endMailedLinks(to: string, purpose: MailLinkPurpose, tx: Tx): Promise<void> {
  await tx.outboxMail.deleteMany({
    where: { to, status: { not: 'sent' }, link: { purpose } },
  });
  await tx.mailLink.deleteMany({ where: { purpose, mail: { to } } });
}
