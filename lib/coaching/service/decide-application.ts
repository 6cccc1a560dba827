import { FIRST_HOURS } from '@/lib/coaching/constants';
import {
  type ApplicantRow,
  type Decision,
  findApplicant,
  updateDecided,
} from '@/lib/coaching/repository/applications';
import { insertHours } from '@/lib/coaching/repository/settings';
import { texts } from '@/lib/coaching/server-texts';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import type { Tx } from '@/lib/platform/db/client';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Stores an admin's decision about an application; approval makes the coach visible, and bookable at default hours on the days
 * of the application. Runs in the caller's transaction.
 * @throws AppError not_found, conflict (decided already)
 */
export async function decideApplication(
  tx: Tx,
  id: number,
  decision: Decision,
): Promise<ApplicantRow> {
  const application = await findApplicant(id, tx);
  if (!application) throw notFound(say(texts, 'applicationNotFound'));
  if (!(await updateDecided(id, decision, tx))) {
    throw new AppError('conflict', say(texts, 'decidedAlready'));
  }
  if (decision.status === 'approved') {
    const hours = application.availability.map((day) => ({
      weekday: WEEKDAYS.findIndex((known) => known === day) + 1,
      ...FIRST_HOURS,
    }));
    await insertHours(id, hours, tx);
  }
  expireTags(tx, cacheTags.coach(id));
  return application;
}
