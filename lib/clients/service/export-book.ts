import { findClients } from '@/lib/clients/repository/clients';
import { findEntriesBetween } from '@/lib/clients/repository/entries';
import { requireOwn } from '@/lib/coaching/service/manage-settings';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { toCsvLine } from '@/lib/platform/http/csv';
import { amountText } from '@/lib/platform/language/typed-amount';

/** For other programs, so not in the reader's language. */
const HEADER = 'Date,Time,Client,What,Title,State,Amount,Currency,Open,Paid on'.split(',');

/** The first day of the month after '2026-12'. */
function monthAfter(month: string): string {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth, 1)).toISOString().slice(0, 7);
}

/**
 * The sessions, packages and class places of a month of the coach's calendar, as CSV.
 * @param month such as '2026-12'. @throws AppError not_found (not the coach)
 */
export async function exportMonth(actor: Actor, coachId: number, month: string): Promise<string> {
  const { timeZone } = await requireOwn(actor, coachId);
  const startOf = (each: string) => toInstant({ date: `${each}-01`, time: '00:00' }, timeZone);
  const [clients, rows] = await Promise.all([
    findClients(actor.userId, coachId),
    findEntriesBetween(coachId, startOf(month), startOf(monthAfter(month))),
  ]);
  const names = new Map(clients.map(({ id, name }) => [id, placeholderWords(name)]));
  const lines = rows.map((row) => {
    const { date, time } = toWallTime(row.at, timeZone);
    return toCsvLine([
      date,
      time,
      names.get(row.bookId) ?? '',
      row.kind,
      row.title ?? (row.total === null ? '' : `${row.used ?? 0}/${row.total}`),
      row.late ? 'cancelled late' : row.status,
      amountText(row.amount, row.currency),
      row.currency,
      row.isDue && row.paidAt === null ? 'yes' : '',
      row.paidAt ? toWallTime(row.paidAt, timeZone).date : '',
    ]);
  });
  return [toCsvLine(HEADER), ...lines].join('');
}
