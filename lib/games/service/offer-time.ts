import { OFFER_BANDS, OFFER_MINUTES_LEAST, OFFER_WITHIN_HOURS } from '@/lib/games/constants';
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@/lib/notifications/constants';
import { isQuietHour } from '@/lib/notifications/policy';
import { addDays, toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';

const HOUR_MS = 3_600_000;
const MORNING = `0${QUIET_UNTIL_HOUR}:00`;

export interface OfferTime {
  /** When the person is notified: now, or in the morning. */
  notifyAt: Date;
  until: Date;
}

/** How long a free seat is offered to a person in that time zone. Null: it is assigned at once. */
export function offerTime(startsAt: Date, timeZone: string, now: Date): OfferTime | null {
  if (startsAt.getTime() - now.getTime() > OFFER_WITHIN_HOURS * HOUR_MS) return null;
  const notifyAt = askedAt(startsAt, timeZone, now);
  const left = startsAt.getTime() - notifyAt.getTime();
  const band = OFFER_BANDS.find(({ moreThanHours }) => left > moreThanHours * HOUR_MS);
  const lasts = (band?.minutes ?? OFFER_MINUTES_LEAST) * 60_000;
  return { notifyAt, until: new Date(Math.min(notifyAt.getTime() + lasts, startsAt.getTime())) };
}

/** For a game after noon the notification waits until the morning. */
function askedAt(startsAt: Date, timeZone: string, now: Date): Date {
  if (!isQuietHour(now, timeZone)) return now;
  const { date, time } = toWallTime(now, timeZone);
  const day = Number(time.slice(0, 2)) >= QUIET_FROM_HOUR ? addDays(date, 1) : date;
  const isLater = startsAt > toInstant({ date: day, time: '12:00' }, timeZone);
  return isLater ? toInstant({ date: day, time: MORNING }, timeZone) : now;
}
