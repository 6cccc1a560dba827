import { CARD_SQL, type CoachCardRow } from '@/lib/coaching/repository/find-coaches';
import type { CoachHoursDto, PackageOfferDto } from '@/lib/coaching/schema/coach';
import type { CoachClassDto } from '@/lib/coaching/schema/directory';
import { db, type Tx } from '@/lib/db/client';
import { queryPrepared } from '@/lib/db/prepared';
import { notBlockedSql, presentSql } from '@/lib/moderation/visibility';

export interface CoachRow extends CoachCardRow {
  userId: number;
  bio: string | null;
  certifications: string[];
  timeZone: string;
  isPaused: boolean;
  venues: { id: number; name: string }[];
  /** The viewer has a completed booking and no review. */
  canReview: boolean;
}

/** An approved coach as the viewer may see them: not hidden, not across a block, with an active account. */
export async function findCoach(viewerId: number | null, id: number): Promise<CoachRow | null> {
  const rows = await queryPrepared<CoachRow>(
    `SELECT ${CARD_SQL}, c.user_id AS "userId", c.bio, c.certifications, c.time_zone AS "timeZone",
       c.paused_at IS NOT NULL AS "isPaused",
       coalesce((SELECT json_agg(json_build_object('id', v.id, 'name', v.name) ORDER BY v.name)
         FROM coach_venues cv JOIN venues v ON v.id = cv.venue_id AND v.listed WHERE cv.coach_id = c.id), '[]') AS venues,
       EXISTS (SELECT FROM booking_requests b WHERE b.coach_id = c.id AND b.client_id = $1 AND b.status = 'completed')
         AND NOT EXISTS (SELECT FROM coach_reviews r WHERE r.coach_id = c.id AND r.user_id = $1) AS "canReview"
     FROM coach_applications c JOIN sports s ON s.id = c.sport_id JOIN users u ON u.id = c.user_id
     WHERE c.id = $2 AND c.status = 'approved'
       AND (c.user_id = $1 OR c.hidden_at IS NULL AND ${presentSql('u')} AND ${notBlockedSql('c.user_id', '$1')})`,
    [viewerId, id],
  );
  return rows[0] ?? null;
}

/** The coach's own offers; null while the defaults apply. */
export async function findOffers(coachId: number, tx: Tx = db): Promise<PackageOfferDto[] | null> {
  const coach = await tx.coachApplication.findUnique({
    where: { id: coachId },
    select: {
      packagesSetAt: true,
      offers: {
        select: { sessions: true, price: true, validDays: true },
        orderBy: { sessions: 'asc' },
      },
    },
  });
  return coach?.packagesSetAt ? coach.offers : null;
}

export function findHours(coachId: number, tx: Tx = db): Promise<CoachHoursDto[]> {
  return tx.coachHours.findMany({
    where: { coachId },
    select: { weekday: true, startMinute: true, endMinute: true },
    orderBy: [{ weekday: 'asc' }, { startMinute: 'asc' }],
  });
}

export interface DayOffRow {
  id: number;
  startsOn: Date;
  endsOn: Date;
  note: string | null;
}

/** Current and coming days off. */
export function findDaysOff(coachId: number, since: Date, tx: Tx = db): Promise<DayOffRow[]> {
  return tx.coachDayOff.findMany({
    where: { coachId, endsOn: { gte: since } },
    select: { id: true, startsOn: true, endsOn: true, note: true },
    orderBy: { startsOn: 'asc' },
  });
}

export function findClasses(coachId: number, tx: Tx = db): Promise<CoachClassDto[]> {
  return tx.coachClass.findMany({
    where: { coachId, isActive: true },
    select: {
      id: true,
      name: true,
      description: true,
      durationMinutes: true,
      price: true,
      currency: true,
      groupSize: true,
      schedule: true,
    },
    orderBy: { id: 'asc' },
  });
}
