import type { Tx } from '@/lib/platform/db/client';
import type { Mail } from '@/lib/platform/mail/mailer';

const SUBJECT_LENGTH_MAX = 200;

/** A line break would start another header; subjects contain names of people and groups. */
function headerSafe(value: string): string {
  const line = value.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  return Array.from(line).slice(0, SUBJECT_LENGTH_MAX).join('');
}

/** @returns the row's id, or null when a letter with this dedupeKey exists already. */
export async function insertMail(
  mail: Mail,
  status: 'queued' | 'sent',
  tx: Tx,
): Promise<number | null> {
  const rows = await tx.outboxMail.createManyAndReturn({
    data: [
      {
        to: headerSafe(mail.to),
        subject: headerSafe(mail.subject),
        text: mail.text,
        html: mail.html,
        unsubscribeUrl: mail.unsubscribeUrl ?? null,
        dedupeKey: mail.dedupeKey ?? null,
        quotes: (mail.quotes ?? []).map(BigInt),
        aboutUserId: mail.aboutUserId ?? null,
        aboutGroupId: mail.aboutGroupId ?? null,
        status,
        sentAt: status === 'sent' ? new Date() : null,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  });
  const mailId = rows[0]?.id ?? null;
  if (mailId !== null && mail.link) {
    await tx.mailLink.create({ data: { mailId, ...mail.link }, select: { mailId: true } });
  }
  return mailId;
}
