import { db } from '@/lib/platform/db/client';
import { withLink } from '@/lib/platform/mail/layout';

export interface OutboxEmail {
  id: number;
  to: string;
  subject: string;
  text: string;
  createdAt: Date;
}

const LETTERS_SHOWN = 50;

/** The latest emails of this installation. Only for the local outbox page, because they contain sign-in links. */
export async function findLatestEmails(): Promise<OutboxEmail[]> {
  const rows = await db.outboxMail.findMany({
    orderBy: { id: 'desc' },
    take: LETTERS_SHOWN,
    select: {
      id: true,
      to: true,
      subject: true,
      text: true,
      createdAt: true,
      link: { select: { url: true, expiresAt: true } },
    },
  });
  return rows.map(({ link, ...mail }) =>
    link && link.expiresAt > new Date()
      ? { ...mail, text: withLink({ text: mail.text, html: null }, link.url).text }
      : mail,
  );
}
