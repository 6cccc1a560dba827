import { requireNotTaken, slotTaken } from '@/lib/bookings/service/require-free';
import { DAYS_AHEAD_MAX, UPCOMING_MAX } from '@/lib/classes/constants';
import { isUndecided } from '@/lib/classes/policy';
import { countUpcoming, findClass, insertSession } from '@/lib/classes/repository/sessions';
import type { AddSessionsInput, ClassSessionDto } from '@/lib/classes/schema';
import { texts } from '@/lib/classes/server-texts';
import { planDecision } from '@/lib/classes/service/decide-session';
import { listSessions } from '@/lib/classes/service/read-sessions';
import { texts as coachTexts } from '@/lib/coaching/server-texts';
import { readCoachSettings, requireOwn } from '@/lib/coaching/service/manage-settings';
import { venueOf } from '@/lib/coaching/service/place-of';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { typedInstant } from '@/lib/platform/calendar/typed-instant';
import { addDays, toInstant } from '@/lib/platform/calendar/wall-clock';
import { lockCoachTime } from '@/lib/platform/db/coach-lock';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

const DAY_MS = 86_400_000;

/**
 * Adds dates of a class, a week apart: all of them or none. They take the class's current places and price.
 * @throws AppError not_found, invalid (class, venue, time), conflict (the coach is busy, too many)
 */
export async function addSessions(
  actor: Actor,
  coachId: number,
  { classId, date, time, weeks, venueId }: AddSessionsInput,
): Promise<ClassSessionDto[]> {
  const { timeZone } = await requireOwn(actor, coachId);
  const { venues } = await readCoachSettings(actor, coachId);
  const chosen = venueOf(venues, venueId, say(coachTexts, 'notYourVenue'));
  const starts = Array.from({ length: weeks }, (_, week) =>
    week === 0
      ? typedInstant({ date, time }, timeZone)
      : toInstant({ date: addDays(date, week * 7), time }, timeZone),
  );
  requireBookable(starts);
  await transaction(async (tx) => {
    expireTags(tx, cacheTags.coach(coachId));
    await lockCoachTime(actor.userId, tx);
    const lesson = await findClass(coachId, classId, tx);
    if (!lesson) throw invalidField('classId', say(texts, 'notYourClass'));
    if ((await countUpcoming(coachId, tx)) + weeks > UPCOMING_MAX) {
      throw new AppError('conflict', say(texts, 'tooManyDates', { max: UPCOMING_MAX }));
    }
    for (const startsAt of starts) {
      const endsAt = new Date(startsAt.getTime() + lesson.durationMinutes * 60_000);
      await requireNotTaken({ coachUserId: actor.userId }, { startsAt, endsAt }, tx);
      // A date whose decision would be in the past takes place anyway.
      const { minimum, decideHours } = lesson;
      const decides = isUndecided(
        { minimum, decideHours, startsAt, keptOn: false, status: 'upcoming' },
        new Date(),
      );
      const { id } = await insertSession(
        {
          classId,
          coachId,
          coachUserId: actor.userId,
          venueId: venueId === undefined ? (lesson.venueId ?? chosen) : chosen,
          startsAt,
          endsAt,
          timeZone,
          places: lesson.groupSize,
          minimum: decides ? minimum : null,
          decideHours: decides ? decideHours : null,
          price: lesson.price,
          currency: lesson.currency,
        },
        tx,
      );
      if (decides) await planDecision(tx, { id, minimum, decideHours, startsAt, keptOn: false });
    }
  }).catch((error: unknown) => {
    throw violates(error, 'class_sessions_no_double_booking') ? slotTaken(error) : error;
  });
  return listSessions(actor, coachId);
}

function requireBookable(starts: Date[]): void {
  const [first] = starts;
  const last = starts.at(-1);
  if (!first || first <= new Date()) throw invalidField('date', say(texts, 'inThePast'));
  if (last && last.getTime() > Date.now() + DAYS_AHEAD_MAX * DAY_MS) {
    throw invalidField('date', say(texts, 'tooFarAhead', { max: DAYS_AHEAD_MAX }));
  }
}
