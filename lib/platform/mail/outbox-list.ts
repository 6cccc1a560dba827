import { db } from '@/lib/platform/db/client';
import { withLink } from '@/lib/platform/mail/layout';

export interface OutboxLetter {
  id: number;
  to: string;
  subject: string;
  text: string;
  createdAt: Date;
}

const LETTERS_SHOWN = 50;

/** The latest emails of this installation. Only for the local outbox page, because they contain sign-in links. */
export async function findLatestLetters(): Promise<OutboxLetter[]> {
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
  return rows.map(({ link, ...letter }) =>
    link && link.expiresAt > new Date()
      ? { ...letter, text: withLink({ text: letter.text, html: null }, link.url).text }
      : letter,
  );
}
