import { db } from '@/lib/db/client';

export interface OutboxLetter {
  id: number;
  to: string;
  subject: string;
  text: string;
  createdAt: Date;
}

const LETTERS_SHOWN = 50;

/** The latest letters of this installation, for the local outbox page alone: they hold sign-in links. */
export function findLatestLetters(): Promise<OutboxLetter[]> {
  return db.outboxMail.findMany({
    orderBy: { id: 'desc' },
    take: LETTERS_SHOWN,
    select: { id: true, to: true, subject: true, text: true, createdAt: true },
  });
}
