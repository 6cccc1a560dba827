import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { coachCards } from '@/lib/coaching/repository/find-coaches';
import type { CoachHoursDto, PackageOfferDto } from '@/lib/coaching/schema/coach';
import type { CoachClassDto } from '@/lib/coaching/schema/directory';
import { fullName, mayTrain, present } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

const findCoachRow = prepared((kx, p: { viewerId: number | null; id: number }) =>
  coachCards(kx)
    .where('c.id', '=', p.id)
    .where('c.status', '=', 'approved')
    .where((eb) =>
      eb.or([
        eb('c.userId', '=', p.viewerId),
        eb.and([
          eb('c.hiddenAt', 'is', null),
          present('u'),
          mayTrain(eb.ref('c.userId'), p.viewerId),
        ]),
      ]),
    )
    .select((eb) => [
      'c.userId',
      'c.bio',
      'c.certifications',
      'c.timeZone',
      'c.cancelHours',
      'c.coachesWomen',
      'c.coachesChildren',
      eb.fn
        .coalesce(
          eb
            .selectFrom('coachCertificates as x')
            .whereRef('x.coachId', '=', 'c.id')
            .where('x.status', '=', 'verified')
            .select((own) =>
              own.fn.agg<string[]>('array_agg', ['x.name']).orderBy('x.id').as('names'),
            ),
          sql<string[]>`'{}'`,
        )
        .as('certificates'),
      eb('c.pausedAt', 'is not', null).$castTo<boolean>().as('isPaused'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('coachVenues as cv')
            .innerJoin('venues as v', 'v.id', 'cv.venueId')
            .where((own) => own.ref('v.listed'))
            .whereRef('cv.coachId', '=', 'c.id')
            .select((own) =>
              own.fn
                .agg<{ id: number; name: string }[]>('json_agg', [
                  jsonBuildObject({ id: own.ref('v.id'), name: own.ref('v.name') }),
                ])
                .orderBy('v.name')
                .as('venues'),
            ),
          sql<[]>`'[]'`,
        )
        .as('venues'),
      // The viewer has a completed booking and no review.
      eb
        .and([
          eb.exists(
            eb
              .selectFrom('bookingRequests as b')
              .whereRef('b.coachId', '=', 'c.id')
              .where('b.clientId', '=', p.viewerId)
              .where('b.status', '=', 'completed')
              .select('b.id'),
          ),
          eb.not(
            eb.exists(
              eb
                .selectFrom('coachReviews as r')
                .whereRef('r.coachId', '=', 'c.id')
                .where('r.userId', '=', p.viewerId)
                .select('r.id'),
            ),
          ),
        ])
        .$castTo<boolean>()
        .as('canReview'),
    ]),
);

export type CoachRow = Awaited<ReturnType<typeof findCoachRow>>[number];

/** An approved coach as the viewer may see them: not hidden, not across a block, with an active account. */
export async function findCoach(viewerId: number | null, id: number): Promise<CoachRow | null> {
  const [row] = await findCoachRow({ viewerId, id });
  return row ?? null;
}

/** Null while the defaults apply. */
export async function findOffers(coachId: number, tx?: Tx): Promise<PackageOfferDto[] | null> {
  const coach = await on(tx)
    .selectFrom('coachApplications')
    .where('id', '=', coachId)
    .select('packagesSetAt')
    .executeTakeFirst();
  if (!coach?.packagesSetAt) return null;
  return on(tx)
    .selectFrom('coachPackageOffers')
    .where('coachId', '=', coachId)
    .orderBy('sessions')
    .select(['sessions', 'price', 'validDays'])
    .execute();
}

export function findHours(coachId: number, tx?: Tx): Promise<CoachHoursDto[]> {
  return on(tx)
    .selectFrom('coachHours')
    .where('coachId', '=', coachId)
    .orderBy('weekday')
    .orderBy('startMinute')
    .select(['weekday', 'startMinute', 'endMinute'])
    .execute();
}

/** Current and coming days off. */
export function findDaysOff(coachId: number, since: Date, tx?: Tx) {
  return on(tx)
    .selectFrom('coachDaysOff')
    .where('coachId', '=', coachId)
    .where('endsOn', '>=', since)
    .orderBy('startsOn')
    .select(['id', 'startsOn', 'endsOn', 'note'])
    .execute();
}

export function findClasses(coachId: number, tx?: Tx): Promise<CoachClassDto[]> {
  return on(tx)
    .selectFrom('coachClasses')
    .where('coachId', '=', coachId)
    .where('isActive', '=', true)
    .orderBy('id')
    .select([
      'id',
      'name',
      'description',
      'durationMinutes',
      'price',
      'currency',
      'groupSize',
      'minimum',
      'decideHours',
      'schedule',
    ])
    .execute();
}

/** @returns the name of the page and its person; null when it was hidden already */
export async function updateHidden(id: number, tx: Tx) {
  const row = await on(tx)
    .updateTable('coachApplications as c')
    .from('users as u')
    .whereRef('u.id', '=', 'c.userId')
    .set({ hiddenAt: now })
    .where('c.id', '=', id)
    .where('c.hiddenAt', 'is', null)
    .returning(['c.userId', 'c.name', fullName('u').as('own')])
    .executeTakeFirst();
  return row ?? null;
}
