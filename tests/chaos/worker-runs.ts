import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';

const prefixOf = (mailId: number) => `chaos-run:${mailId}:`;

/** The work of the stand-in jobs: it stores a row for each run. */
export async function recordRun(mailId: number): Promise<void> {
  await db.appState.create({ data: { key: prefixOf(mailId) + randomUUID(), value: {} } });
}

export function countRuns(mailId: number): Promise<number> {
  return db.appState.count({ where: { key: { startsWith: prefixOf(mailId) } } });
}
