import { isLateCancel } from '@/lib/bookings/policy';
import { listSlotsSchema, type SlotDto } from '@/lib/bookings/schema';
import { listSlots } from '@/lib/bookings/service/free-slots';
import { askToMoveByLink, cancelByLink } from '@/lib/bookings/service/link-bookings';
import { MOVE_DAYS } from '@/lib/clients/constants';
import { findClients } from '@/lib/clients/repository/clients';
import { findSessionsAhead } from '@/lib/clients/repository/links';
import { openClientLink } from '@/lib/clients/service/client-link';

interface LinkedSession {
  id: number;
  startsAt: string;
  timeZone: string;
  duration: number;
  /** Null for a session of a package. */
  price: number | null;
  venue: string | null;
  /** Cancelling now takes it from the package. */
  countsIfCancelled: boolean;
  /** The client's own wish to move, and what became of it. */
  wish: { state: 'pending' | 'declined'; startsAt: string } | null;
}

/** The page behind a personal link: this person's sessions with one coach, and nothing of anybody else. */
export interface ClientLinkPage {
  name: string;
  coach: string;
  currency: string;
  timeZone: string;
  left: number;
  open: number;
  cancelHours: number | null;
  sessions: LinkedSession[];
  /** With a session to move: the times that are free. */
  moving: { id: number; slots: SlotDto[] } | null;
}

/** Null when the link has ended. Changes nothing. */
export async function readLinkPage(
  token: string,
  movingId: number | null,
): Promise<ClientLinkPage | null> {
  const client = await openClientLink(token);
  if (!client) return null;
  const { id, coachId, coachUserId, name, coachName: coach, currency, timeZone } = client;
  const [rows, [sums]] = await Promise.all([
    findSessionsAhead(id),
    findClients(coachUserId, coachId, id),
  ]);
  const chosen = rows.find((row) => row.id === movingId && row.wish !== 'pending');
  const now = new Date();
  return {
    name,
    coach,
    currency,
    timeZone,
    left: sums?.left ?? 0,
    open: sums?.open ?? 0,
    cancelHours: client.cancelHours,
    sessions: rows.map((row) => ({
      id: row.id,
      startsAt: row.startsAt.toISOString(),
      timeZone: row.timeZone,
      duration: row.duration,
      price: row.packageId === null ? row.price : null,
      venue: row.venue,
      countsIfCancelled: row.packageId !== null && isLateCancel('client', row, now),
      wish: row.wish && {
        state: row.wish === 'pending' ? 'pending' : 'declined',
        startsAt: (row.wishedAt ?? row.startsAt).toISOString(),
      },
    })),
    moving: chosen ? { id: chosen.id, slots: await slotsFor(coachId, chosen.duration) } : null,
  };
}

const slotsFor = (coachId: number, duration: number) =>
  listSlots(
    null,
    coachId,
    listSlotsSchema.parse({ days: String(MOVE_DAYS), duration: String(duration) }),
  );

/** Nothing happens for a link that has ended. @throws AppError not_found, invalid, conflict */
export async function actByLink({
  token,
  bookingId,
  wanted,
}: {
  token: string;
  bookingId: number;
  wanted: string;
}): Promise<void> {
  const client = await openClientLink(token);
  if (!client) return;
  if (wanted === 'cancel') return cancelByLink(client.id, bookingId);
  const [date = '', time = ''] = wanted.split('T');
  return askToMoveByLink(client.id, bookingId, { date, time });
}
