import { lockCourts } from '@/lib/courts/repository/courts';
import { insertTime, updateTime } from '@/lib/courts/repository/edit-times';
import { findTaken, findTime } from '@/lib/courts/repository/times';
import type { EnteredTimeDto, EnterTimeInput } from '@/lib/courts/schema/court-time';
import { texts } from '@/lib/courts/server-texts';
import { asTaken, courtTaken } from '@/lib/courts/service/ask-court';
import { hoursOf, requireCourt, requireDesk } from '@/lib/courts/service/court-facts';
import { type Slot, slotAt } from '@/lib/courts/service/court-hours';
import { declineOverlapping, recordChange } from '@/lib/courts/service/tell-sides';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * What the desk enters itself: a walk-in, a phone call, a block; once or on the same weekday for some weeks. It may be outside
 * the opening hours and a little ago. Of several weeks those that are free and open are entered; a single time that is taken is
 * refused.
 * @throws AppError not_found, forbidden, invalid (skipped by the clocks), conflict (taken)
 */
export async function enterTime(
  actor: Actor,
  courtId: number,
  { kind, date, time, minutes, name, phone, paid, weeks }: EnterTimeInput,
): Promise<EnteredTimeDto> {
  const { venue } = await requireCourt(actor, courtId);
  requireDesk(actor, venue);
  const isBlock = kind === 'blocked';
  const outcome = await transaction(async (tx) => {
    await lockCourts([courtId], tx);
    const { court } = await requireCourt(actor, courtId, tx);
    const hours = hoursOf(court, venue);
    const told: PendingNotification[] = [];
    const skipped: string[] = [];
    let standingId: number | null = null;
    let entered = 0;
    for (let week = 0; week < weeks; week += 1) {
      const day = addDays(date, week * 7);
      const slot: Slot | null = slotAt(hours, { date: day, time }, minutes);
      if (!slot && weeks === 1) throw invalidField('time', say(texts, 'timeSkipped'));
      const isClosed = week > 0 && !isBlock && court.closedDates.includes(day);
      if (!slot || isClosed || (await findTaken([courtId], slot, tx)).length > 0) {
        skipped.push(day);
        continue;
      }
      const id: number = await insertTime(
        {
          courtId,
          status: isBlock ? 'blocked' : 'confirmed',
          startsAt: slot.startsAt,
          endsAt: slot.endsAt,
          timeZone: venue.timeZone,
          name,
          phone: isBlock ? null : phone,
          price: isBlock ? 0 : slot.price,
          currency: court.currency,
          // Of a standing time the first one alone is paid now.
          paidAt: paid && !isBlock && entered === 0 ? new Date() : null,
          standingId,
        },
        tx,
      );
      if (weeks > 1 && standingId === null) {
        standingId = id;
        await updateTime(id, { standingId: id }, tx);
      }
      entered += 1;
      const row = await findTime(id, actor.userId, tx);
      if (!row) continue;
      await recordChange(tx, row, { actorId: actor.userId, action: isBlock ? 'block' : 'enter' });
      told.push(...(await declineOverlapping(tx, row)));
    }
    if (entered === 0)
      throw weeks === 1 ? courtTaken() : new AppError('conflict', say(texts, 'noWeekFree'));
    return { told, entered, skipped };
  }).catch(asTaken);
  await publishNotifications(outcome.told);
  return { entered: outcome.entered, skipped: outcome.skipped };
}
