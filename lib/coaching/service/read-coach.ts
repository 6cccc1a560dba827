import { z } from 'zod';
import { PACKAGES_PROPOSED } from '@/lib/coaching/constants';
import {
  type CoachRow,
  findClasses,
  findCoach,
  findDaysOff,
  findHours,
  findOffers,
} from '@/lib/coaching/repository/find-coach';
import { type CoachReviewRow, findCoachReviews } from '@/lib/coaching/repository/reviews';
import type {
  CoachDto,
  CoachHoursDto,
  CoachReviewDto,
  PackageOfferDto,
} from '@/lib/coaching/schema/coach';
import { texts } from '@/lib/coaching/server-texts';
import { toCoachCard } from '@/lib/coaching/service/list-coaches';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import type { ListReviewsInput } from '@/lib/platform/validation/review';

/** A coach for other features. @throws AppError not_found */
export async function requireCoach(actor: Actor | null, id: number): Promise<CoachRow> {
  const coach = await findCoach(actor?.userId ?? null, id);
  if (!coach) throw notFound(say(texts, 'coachNotFound'));
  return coach;
}

/** A coach's offered packages: their own, or the defaults at their rate until they set some. */
export async function listOffers(
  { id, hourlyRate }: { id: number; hourlyRate: number },
  tx?: Tx,
): Promise<PackageOfferDto[]> {
  const own = await findOffers(id, tx);
  if (own) return own;
  return PACKAGES_PROPOSED.map(({ sessions, factor }) => ({
    sessions,
    price: Math.round(hourlyRate * factor),
    validDays: null,
  }));
}

/** @throws AppError not_found */
export async function readCoach(actor: Actor | null, id: number): Promise<CoachDto> {
  const row = await requireCoach(actor, id);
  const [hours, classes, packages] = await Promise.all([
    findHours(id),
    findClasses(id),
    listOffers(row),
  ]);
  const { userId, bio, certifications, timeZone, isPaused, venues, canReview, ...rest } = row;
  const { cancelHours, certificates, coachesWomen, coachesChildren, ...card } = rest;
  return {
    ...toCoachCard(card),
    userId: actor ? userId : null,
    bio,
    certifications,
    certificates,
    coachesWomen,
    coachesChildren,
    timeZone,
    cancelHours,
    isPaused,
    isMine: userId === actor?.userId,
    canReview,
    hours,
    classes,
    venues,
    packages,
  };
}

export interface CoachCalendar {
  hours: CoachHoursDto[];
  /** In the coach's zone, both days included. */
  daysOff: { startsOn: string; endsOn: string }[];
}

/** A coach's working times, before bookings. */
export async function readCoachCalendar(coachId: number, tx?: Tx): Promise<CoachCalendar> {
  const yesterday = new Date(Date.now() - 2 * 86_400_000);
  const hours = await findHours(coachId, tx);
  const rows = await findDaysOff(coachId, yesterday, tx);
  return {
    hours,
    daysOff: rows.map((row) => ({ startsOn: day(row.startsOn), endsOn: day(row.endsOn) })),
  };
}

const day = (date: Date) => date.toISOString().slice(0, 10);

const positionSchema = z.object({ id: z.number().int() });

/** Newest first. @throws AppError not_found */
export async function listCoachReviews(
  actor: Actor | null,
  coachId: number,
  { cursor, limit }: ListReviewsInput,
): Promise<Page<CoachReviewDto>> {
  await requireCoach(actor, coachId);
  const name = `coaches/${coachId}/reviews`;
  const afterId = openCursor(name, cursor, positionSchema)?.id;
  const rows = await findCoachReviews(actor?.userId ?? null, {
    coachId,
    afterId,
    limit: limit + 1,
  });
  return toPage(rows, {
    name,
    limit,
    toPosition: ({ id }) => ({ id }),
    toDto: (row) => toReview(actor, row),
  });
}

function toReview(actor: Actor | null, row: CoachReviewRow): CoachReviewDto {
  const { id, rating, comment, reply } = row;
  return {
    id,
    rating,
    comment,
    reply,
    createdAt: row.createdAt.toISOString(),
    user: {
      name: placeholderWords(row.userName),
      profileImageUrl: actor ? profileImageUrl(row) : null,
    },
    isMine: row.userId === actor?.userId,
  };
}
