import { CLASS_RULES, type ClassAction, canActOnClass, isOpen } from '@/lib/classes/policy';
import type { SessionRow } from '@/lib/classes/repository/find-sessions';
import {
  findConcernedIds,
  findJoiner,
  lockPlaces,
  upsertParticipant,
} from '@/lib/classes/repository/places';
import { updateCancelled } from '@/lib/classes/repository/sessions';
import type { ActOnSessionInput, ClassSessionDto } from '@/lib/classes/schema';
import { readSession, requireSession, sideOf, toFacts } from '@/lib/classes/service/read-sessions';
import { promoteWaiting } from '@/lib/classes/service/release-places';
import {
  notify,
  notifyAll,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { startWords } from '@/lib/platform/calendar/start-words';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { isolate } from '@/lib/platform/validation/isolate';

const FULL = 'This class is full. You can join the waitlist.';
const MESSAGE_LENGTH_MAX = 1_000;

interface Places {
  tx: Tx;
  actor: Actor;
  session: SessionRow;
  hasFree: boolean;
  input: ActOnSessionInput;
}

/**
 * Joins, leaves or cancels a class on a date, as the rules allow and under the lock of its places.
 * @throws AppError not_found, forbidden (the other side's move), conflict (full, begun, cancelled, in it already)
 */
export async function actOnSession(
  actor: Actor,
  id: number,
  action: ClassAction,
  input: ActOnSessionInput,
): Promise<ClassSessionDto> {
  await requireSession(actor, id);
  const pending = await transaction(async (tx) => {
    const seats = await lockPlaces(id, tx);
    if (!seats) throw notFound('Class');
    const session = await requireSession(actor, id, tx);
    requireMove(actor, session, action);
    const hasFree = seats.goingCount < seats.places;
    return STEPS[action]({ tx, actor, session, hasFree, input });
  }).catch((error: unknown) => {
    // The check on the counter is the second line after the lock.
    if (violates(error, 'class_sessions_going_within_places')) throw new AppError('conflict', FULL);
    throw error;
  });
  await publishNotifications(pending);
  return readSession(actor, id);
}

function requireMove(actor: Actor, session: SessionRow, action: ClassAction): void {
  const side = sideOf(actor, session);
  const now = new Date();
  if (CLASS_RULES[action].side !== side) {
    throw side === 'coach'
      ? new AppError('conflict', 'You give this class yourself.')
      : new AppError('forbidden', 'Only the coach can do that.');
  }
  if (canActOnClass(side, action, toFacts(session), now)) return;
  if (session.status === 'cancelled') throw new AppError('conflict', 'This class is cancelled.');
  if (!isOpen(toFacts(session), now)) {
    throw new AppError('conflict', 'This class has begun already.');
  }
  const why = action === 'join' ? 'You are in this class already.' : 'You are not in this class.';
  throw new AppError('conflict', why);
}

const STEPS: Record<ClassAction, (places: Places) => Promise<PendingNotification[]>> = {
  join: async ({ tx, actor, session, hasFree, input }) => {
    if (session.isPaused) {
      throw new AppError('conflict', 'This coach takes no bookings at the moment.');
    }
    const joiner = await findJoiner(actor.userId, session.coachUserId, tx);
    if (!joiner?.present) throw new AppError('forbidden', 'Please complete your profile first.');
    if (!hasFree && !input.waitlist) throw new AppError('conflict', FULL);
    const status = hasFree ? 'going' : 'waitlisted';
    await upsertParticipant({ sessionId: session.id, userId: actor.userId }, status, tx);
    const says = hasFree ? 'comes to' : 'waits for a place in';
    return [await tellCoach(tx, actor, session, { type: 'class_joined', name: joiner.name, says })];
  },
  leave: async ({ tx, actor, session }) => {
    await upsertParticipant({ sessionId: session.id, userId: actor.userId }, 'out', tx);
    const leaver = await findJoiner(actor.userId, session.coachUserId, tx);
    const telling = {
      type: 'class_left',
      name: leaver?.name ?? '',
      says: 'no longer comes to',
    } as const;
    const told = await tellCoach(tx, actor, session, telling);
    return [told, ...(await promoteWaiting(tx, session.id))];
  },
  cancel: async ({ tx, actor, session, input: { reason = null } }) => {
    const userIds = await findConcernedIds(session.id, tx);
    await updateCancelled(session.id, reason, tx);
    const { name, coachName, startsAt, timeZone } = session;
    const when = startWords(startsAt, timeZone);
    const message = `${isolate(coachName)} cancelled ${isolate(name)} on ${when}.${reason ? ` ${isolate(reason)}` : ''}`;
    return notifyAll(
      tx,
      userIds.map((userId) => ({
        userId,
        actorId: actor.userId,
        type: 'class_cancelled',
        title: 'Class cancelled',
        message: message.slice(0, MESSAGE_LENGTH_MAX),
        data: { classSessionId: session.id },
      })),
    );
  },
};

function tellCoach(
  tx: Tx,
  actor: Actor,
  { id, name: lesson, coachUserId, startsAt, timeZone }: SessionRow,
  { type, name, says }: { type: 'class_joined' | 'class_left'; name: string; says: string },
): Promise<PendingNotification> {
  const when = startWords(startsAt, timeZone);
  return notify(tx, {
    userId: coachUserId,
    actorId: actor.userId,
    type,
    title: type === 'class_joined' ? 'Class joined' : 'Class left',
    message: `${isolate(name)} ${says} ${isolate(lesson)} on ${when}.`,
    data: { classSessionId: id, side: 'coach' },
  });
}
