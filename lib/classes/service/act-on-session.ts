import { QUIET_MINUTES } from '@/lib/classes/constants';
import { CLASS_RULES, type ClassAction, canActOnClass, isOpen } from '@/lib/classes/policy';
import type { SessionRow } from '@/lib/classes/repository/find-sessions';
import {
  findConcernedIds,
  findJoiner,
  lockPlaces,
  upsertParticipant,
  yieldPlace,
} from '@/lib/classes/repository/places';
import { updateCancelled, updateKeptOn } from '@/lib/classes/repository/sessions';
import type { ActOnSessionInput, ClassSessionDto } from '@/lib/classes/schema';
import { type ClassMove, texts } from '@/lib/classes/server-texts';
import { aboutCoach, toClassAt } from '@/lib/classes/service/about-class';
import { readSession, requireSession, sideOf, toFacts } from '@/lib/classes/service/read-sessions';
import { notifyYielded, promoteWaiting } from '@/lib/classes/service/release-places';
import {
  notifiedRecently,
  notify,
  notifyAll,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockAccounts } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';
import { canSendMail } from '@/lib/platform/mail/provider';

const full = () => new AppError('conflict', say(texts, 'full'));

interface Places {
  tx: Tx;
  actor: Actor;
  session: SessionRow;
  hasFree: boolean;
  input: ActOnSessionInput;
  /** The coach was notified of this person a moment ago: the earlier notification is replaced without a push. */
  quietly: boolean;
}

/**
 * Joins, leaves or cancels a class on a date, as the rules allow and under the lock of its places.
 * @throws AppError not_found, forbidden (the other role's move), conflict (full, begun, cancelled, in it already)
 */
export async function actOnSession(
  actor: Actor,
  id: number,
  action: ClassAction,
  input: ActOnSessionInput,
): Promise<ClassSessionDto> {
  await requireSession(actor, id);
  const pending = await transaction(async (tx) => {
    if (action === 'join') await lockAccounts([actor.userId], tx);
    const seats = await lockPlaces(id, tx);
    if (!seats) throw notFound(say(texts, 'classNotFound'));
    const session = await requireSession(actor, id, tx);
    requireMove(actor, session, action);
    expireTags(tx, cacheTags.coach(session.coachId));
    const hasFree = seats.goingCount < seats.places;
    // Read before the change, which deletes the outdated notification.
    const quietly = await notifiedRecently(
      tx,
      { userId: session.coachUserId, actorId: actor.userId, about: { classSessionId: id } },
      { types: ['class_joined', 'class_left'], minutes: QUIET_MINUTES },
    );
    return STEPS[action]({ tx, actor, session, hasFree, input, quietly });
  }).catch((error: unknown) => {
    // The check on the counter is the second line of defence after the lock.
    if (violates(error, 'class_sessions_going_within_places')) throw full();
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
      ? new AppError('conflict', say(texts, 'ownClass'))
      : new AppError('forbidden', say(texts, 'onlyCoach'));
  }
  if (canActOnClass(side, action, toFacts(session), now)) return;
  if (session.status === 'cancelled') throw new AppError('conflict', say(texts, 'classCancelled'));
  if (!isOpen(toFacts(session), now)) {
    throw new AppError('conflict', say(texts, 'classBegun'));
  }
  if (action === 'keep') throw new AppError('conflict', say(texts, 'decidedAlready'));
  throw new AppError('conflict', say(texts, action === 'join' ? 'alreadyIn' : 'notIn'));
}

const STEPS: Record<ClassAction, (places: Places) => Promise<PendingNotification[]>> = {
  join: async (places) => {
    const { tx, actor, session, hasFree, input } = places;
    if (session.isPaused) {
      throw new AppError('conflict', say(texts, 'coachPaused'));
    }
    const joiner = await findJoiner(actor.userId, session.coachUserId, tx);
    if (!joiner?.present) throw new AppError('forbidden', say(texts, 'profileFirst'));
    // Where the site cannot send mail, nobody can prove an address.
    const mayTake = !hasFree && joiner.isConfirmed && canSendMail();
    const yielded = mayTake ? await yieldPlace(session.id, tx) : null;
    const fits = hasFree || yielded !== null;
    if (!fits && !input.waitlist) throw full();
    const status = fits ? 'going' : 'waitlisted';
    await upsertParticipant({ sessionId: session.id, userId: actor.userId }, status, tx);
    const move = moveOf(joiner.name, session);
    const message = say(texts, fits ? 'comesMessage' : 'waitsMessage', move);
    const notified = await notifyCoach(places, { type: 'class_joined', message });
    return yielded === null ? [notified] : [notified, await notifyYielded(tx, yielded, session)];
  },
  leave: async (places) => {
    const { tx, actor, session } = places;
    await upsertParticipant({ sessionId: session.id, userId: actor.userId }, 'out', tx);
    const leaver = await findJoiner(actor.userId, session.coachUserId, tx);
    const message = say(texts, 'leftMessage', moveOf(leaver?.name ?? '', session));
    const notified = await notifyCoach(places, { type: 'class_left', message });
    return [notified, ...(await promoteWaiting(tx, session.id))];
  },
  keep: async ({ tx, session }) => {
    await updateKeptOn(session.id, tx);
    return [];
  },
  cancel: async ({ tx, actor, session, input: { reason = null } }) => {
    const userIds = await findConcernedIds(session.id, tx);
    await updateCancelled(session.id, reason, tx);
    const { coachName: coach } = session;
    const message = say(texts, 'cancelledMessage', { ...toClassAt(session), coach, reason });
    return notifyAll(
      tx,
      userIds.map((userId) => ({
        userId,
        actorId: actor.userId,
        type: 'class_cancelled',
        title: say(texts, 'cancelledTitle'),
        message,
        data: aboutCoach(session),
      })),
    );
  },
};

const moveOf = (person: string, session: SessionRow): ClassMove => ({
  ...toClassAt(session),
  person,
});

function notifyCoach(
  { tx, actor, session: { id, coachUserId }, quietly }: Places,
  { type, message }: { type: 'class_joined' | 'class_left'; message: Said },
): Promise<PendingNotification> {
  return notify(
    tx,
    {
      userId: coachUserId,
      actorId: actor.userId,
      type,
      title: say(texts, type === 'class_joined' ? 'joinedTitle' : 'leftTitle'),
      message,
      data: { classSessionId: id, side: 'coach' },
    },
    { quietly },
  );
}
