import { z } from 'zod';
import { type PersonAction } from '@/lib/admin/constants';
import { findPeople, findPerson, type PersonRow } from '@/lib/admin/repository/people';
import type { AdminPersonDto, ModerateInput } from '@/lib/admin/schema';
import { texts } from '@/lib/admin/server-texts';
import { tellSanctioned } from '@/lib/admin/service/tell-sanctioned';
import { endBookings } from '@/lib/bookings/service/end-bookings';
import { releasePlaces } from '@/lib/classes/service/release-places';
import { endCourtTimes } from '@/lib/courts/service/end-times';
import { cancelGamesOfTwo, cancelPosted } from '@/lib/games/service/plan-rules';
import { releaseSeats } from '@/lib/games/service/release-seats';
import { placeholderWords } from '@/lib/moderation/constants';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { endAccessNow } from '@/lib/platform/auth/end-access';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { type AuditAction, recordAudit } from '@/lib/platform/observability/audit';
import { recordSecurityEvent } from '@/lib/platform/observability/security-events';
import type { PagedSearchInput } from '@/lib/platform/validation/batch-size';
import * as users from '@/lib/users/service/change-account-status';
import { expirePagesOfPerson } from '@/lib/users/service/expire-pages';

const positionSchema = z.object({ id: z.number().int() });

export async function listPeople({
  search,
  cursor,
  limit,
}: PagedSearchInput): Promise<Page<AdminPersonDto>> {
  const name = 'admin/people';
  const beforeId = openCursor(name, cursor, positionSchema)?.id;
  const rows = await findPeople(search, { beforeId, limit: limit + 1 });
  return toPage(rows, { name, limit, toPosition: ({ id }) => ({ id }), toDto: toPerson });
}

/** @throws AppError not_found, conflict (oneself, another admin) */
export async function moderatePerson(
  admin: Actor,
  id: number,
  action: PersonAction,
  input: ModerateInput,
): Promise<AdminPersonDto> {
  const person = await requirePerson(admin, id);
  const notified = await transaction((tx) => changeAccountStatus(tx, admin, person, action, input));
  // Public pages must show at once that the person no longer coaches and has no places in games.
  await expirePagesOfPerson(id);
  if (action !== 'restore') await endAccessNow(id);
  if (action !== 'end-sessions') await recordRightsChange(id, action);
  await publishNotifications(notified);
  return toPerson((await findPerson(id)) ?? person);
}

/** Records a change of a person's rights; the audit log has the admin who decided. */
export async function recordRightsChange(userId: number, detail: string): Promise<void> {
  await recordSecurityEvent({ event: 'privilege_permissions_changed', userId, detail });
}

export async function requirePerson(admin: Actor, id: number): Promise<PersonRow> {
  const person = await findPerson(id);
  if (!person) throw notFound(say(texts, 'userNotFound'));
  if (id === admin.userId) throw new AppError('conflict', say(texts, 'notYourself'));
  if (person.isAdmin) throw new AppError('conflict', say(texts, 'notAnAdmin'));
  return person;
}

export async function changeAccountStatus(
  tx: Tx,
  admin: Actor,
  { id }: PersonRow,
  action: PersonAction,
  { adminNotes: note = null, days }: ModerateInput,
): Promise<PendingNotification[]> {
  if (action !== 'end-sessions') {
    const mailed = await users.changeAccountStatus(tx, id, action, { note, days });
    await tellSanctioned(tx, { id, ...mailed }, action, days);
  }
  await audit(tx, admin, `person.${action}`, {
    type: 'person',
    id,
    ...(action === 'suspend' ? { days } : {}),
    ...noteOf(note),
  });
  // The next person on the waiting list gets the seat at once.
  return action === 'ban'
    ? [
        ...(await cancelGamesOfTwo(tx, { userId: id })),
        ...(await cancelPosted(tx, id)),
        ...(await releaseSeats(tx, id)),
        ...(await releasePlaces(tx, id)),
        ...(await endBookings(tx, id)),
        ...(await endCourtTimes(tx, id)),
      ]
    : [];
}

export const noteOf = (note: string | null): { note?: string } => (note ? { note } : {});

export function audit(
  tx: Tx,
  admin: Actor,
  action: AuditAction,
  { type, id, ...data }: { type: string; id: number; [more: string]: string | number },
): Promise<void> {
  return recordAudit({ actorId: admin.userId, action, targetType: type, targetId: id, data }, tx);
}

function toPerson(row: PersonRow): AdminPersonDto {
  return {
    ...row,
    name: placeholderWords(row.name),
    createdAt: row.createdAt.toISOString(),
    bannedAt: row.bannedAt?.toISOString() ?? null,
    suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
  };
}
