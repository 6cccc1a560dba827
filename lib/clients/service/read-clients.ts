import { findClient, findClients } from '@/lib/clients/repository/clients';
import { type EntryRow, findEntries } from '@/lib/clients/repository/entries';
import type { ClientDto, ClientPageDto, EntryDto } from '@/lib/clients/schema';
import { texts } from '@/lib/clients/server-texts';
import { clientUrl } from '@/lib/clients/service/client-link';
import { requireOwn } from '@/lib/coaching/service/manage-settings';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** The book of a coach, by name. @throws AppError not_found (somebody else's) */
export async function listClients(actor: Actor, coachId: number): Promise<ClientDto[]> {
  await requireOwn(actor, coachId);
  return (await findClients(actor.userId, coachId)).map(toClient);
}

/** A client with their sessions, packages and class places. @throws AppError not_found */
export async function readClient(actor: Actor, id: number): Promise<ClientPageDto> {
  const known = await findClient(actor.userId, id);
  if (!known) throw notFound(say(texts, 'clientNotFound'));
  const { coachId, coach } = known;
  const [[row], entries] = await Promise.all([
    findClients(actor.userId, coachId, id),
    findEntries(coachId, id),
  ]);
  if (!row) throw notFound(say(texts, 'clientNotFound'));
  return { ...toClient(row), coachId, coach, entries: entries.map(toEntry) };
}

function toClient(row: Awaited<ReturnType<typeof findClients>>[number]): ClientDto {
  const { id, userId, phone, note, timeZone, currency, nextAt, left, open } = row;
  return {
    id,
    userId: row.isHidden ? null : userId,
    hasAccount: userId !== null,
    guardians: row.guardians,
    name: placeholderWords(row.name),
    phone,
    note,
    url: userId === null ? clientUrl(row) : null,
    nextAt: nextAt?.toISOString() ?? null,
    timeZone,
    left: left ?? 0,
    open: open ?? 0,
    currency,
  };
}

const toEntry = ({ kind, id, at, timeZone, title, status, late, ...row }: EntryRow): EntryDto => ({
  kind,
  id,
  at: at.toISOString(),
  timeZone,
  title,
  status,
  ofPackage: row.ofPackage,
  late,
  sessions: row.total === null ? null : { used: row.used ?? 0, total: row.total },
  amount: row.amount,
  paidAt: row.paidAt?.toISOString() ?? null,
  isDue: row.isDue,
});
