import { canMarkAttendance } from '@/lib/classes/policy';
import { updateCame, updatePlacePaid } from '@/lib/classes/repository/places';
import type { ClassParticipantDto, MarkAttendanceInput } from '@/lib/classes/schema';
import { texts } from '@/lib/classes/server-texts';
import { listParticipants, requireSession } from '@/lib/classes/service/read-sessions';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** Notes who was there, for one person or all. @throws AppError not_found (not its coach), conflict (not begun, cancelled) */
export async function markAttendance(
  actor: Actor,
  id: number,
  { marks }: MarkAttendanceInput,
): Promise<ClassParticipantDto[]> {
  const session = await requireSession(actor, id);
  if (session.coachUserId !== actor.userId) throw notFound(say(texts, 'classNotFound'));
  if (!canMarkAttendance(session, new Date())) {
    const isCancelled = session.status === 'cancelled';
    throw new AppError('conflict', say(texts, isCancelled ? 'classCancelled' : 'notBegun'));
  }
  await transaction(async (tx) => {
    for (const came of [true, false]) {
      const ids = marks.filter((mark) => mark.came === came).map((mark) => mark.id);
      if (ids.length > 0) await updateCame(id, { ids, came }, tx);
    }
  });
  return listParticipants(actor, id);
}

/** For the coach's own book. @returns false when nobody has that place in a class of the coach */
export const markPlacePaid = (of: { id: number; coachId: number; paid: boolean }) =>
  updatePlacePaid(of, db);
