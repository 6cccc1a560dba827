import { type Kysely, sql } from 'kysely';
import { ATTENDANCE_HOURS } from '@/lib/classes/constants';
import type { ClassSide } from '@/lib/classes/policy';
import { coachPageName, mayTrain, present } from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';
import { listedVenue, placeWords } from '@/lib/platform/db/place-sql';
import type { Tables } from '@/lib/platform/db/tables';

const coach = columnsOf<'coachApplications'>('c');
const mine = columnsOf<'classParticipants'>('p');
const other = columnsOf<'classParticipants'>('o');

/** Of a coach whose page is hidden the others read only the sport. */
const lessonName = (viewerId: number | null) => {
  const lesson = columnsOf<'coachClasses'>('k');
  return sql<string>`CASE WHEN ${coach('hiddenAt')} IS NULL OR ${coach('userId')} = ${viewerId} THEN ${lesson('name')}
    ELSE (SELECT name FROM sports WHERE sports.id = ${coach('sportId')}) END`;
};

/** People with a place still see the class while the coach is hidden. A null viewer is a guest. */
const sessionsFor = (kx: Kysely<Tables>, viewerId: number | null) =>
  kx
    .selectFrom('classSessions as s')
    .innerJoin('coachClasses as k', 'k.id', 's.classId')
    .innerJoin('coachApplications as c', 'c.id', 's.coachId')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('classParticipants as p', (join) =>
      join.onRef('p.sessionId', '=', 's.id').on('p.userId', '=', viewerId),
    )
    .where('c.status', '=', 'approved')
    .where((eb) =>
      eb.or([
        eb('c.userId', '=', viewerId),
        eb.and([
          mayTrain(eb.ref('c.userId'), viewerId),
          eb.or([
            eb.and([eb('c.hiddenAt', 'is', null), present('u')]),
            eb('p.status', 'in', ['going', 'waitlisted']),
          ]),
        ]),
      ]),
    )
    .select([
      's.id',
      's.classId',
      lessonName(viewerId).as('name'),
      's.coachId',
      's.coachUserId',
      coachPageName(viewerId).as('coachName'),
      's.startsAt',
      's.endsAt',
      's.timeZone',
      's.price',
      's.currency',
      's.places',
      's.minimum',
      's.decideHours',
      's.keptOn',
      's.goingCount',
      's.waitlistCount',
      's.status',
      's.cancelReason',
      's.calendarUid',
      's.calendarSequence',
      's.updatedAt',
      'p.status as mine',
      placeWords(coach).as('coachLocation'),
    ])
    .select((eb) => [
      eb('c.pausedAt', 'is not', null).$castTo<boolean>().as('isPaused'),
      listedVenue(eb.ref('s.venueId')).as('venue'),
      // Places of people whose address nobody has proven: they yield to a reader who has.
      eb
        .selectFrom('classParticipants as y')
        .innerJoin('users as yu', 'yu.id', 'y.userId')
        .innerJoin('users as me', (join) =>
          join.on('me.id', '=', viewerId).on('me.emailVerifiedAt', 'is not', null),
        )
        .whereRef('y.sessionId', '=', 's.id')
        .where('y.status', '=', 'going')
        .where('yu.emailVerifiedAt', 'is', null)
        .select((own) => own.fn.countAll<number>().as('count'))
        .as('yieldingCount'),
      eb
        .case()
        .when('p.status', '=', 'waitlisted')
        .then(
          eb
            .selectFrom('classParticipants as o')
            .whereRef('o.sessionId', '=', 's.id')
            .where('o.status', '=', 'waitlisted')
            .where(
              sql<boolean>`(${other('waitlistedAt')}, ${other('id')}) <= (${mine('waitlistedAt')}, ${mine('id')})`,
            )
            .select((own) => own.fn.countAll<number>().as('count')),
        )
        .end()
        .as('myPlaceInLine'),
    ]);

const findSessionRow = prepared((kx, p: { viewerId: number | null; id: number }) =>
  sessionsFor(kx, p.viewerId).where('s.id', '=', p.id),
);

export type SessionRow = Awaited<ReturnType<typeof findSessionRow>>[number];

export async function findSession(
  viewerId: number | null,
  id: number,
  tx: Tx = db,
): Promise<SessionRow | null> {
  const [row] = await findSessionRow({ viewerId, id }, tx);
  return row ?? null;
}

/** The next first. */
export function findSessionsOfCoach(
  viewerId: number | null,
  coachId: number,
  limit: number,
): Promise<SessionRow[]> {
  return sessionsFor(on(), viewerId)
    .where('s.coachId', '=', coachId)
    .where('s.status', '=', 'upcoming')
    .where('s.startsAt', '>', now)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .limit(limit)
    .execute();
}

/** The person's coming classes: joined or given; cancelled ones included, and to the coach those that are just over. */
export function findOwnSessions(
  userId: number,
  side: ClassSide,
  limit: number,
): Promise<SessionRow[]> {
  return sessionsFor(on(), userId)
    .where((eb) =>
      side === 'coach'
        ? eb('s.coachUserId', '=', userId)
        : eb('p.status', 'in', ['going', 'waitlisted']),
    )
    .where('s.endsAt', '>', side === 'coach' ? secondsAgo(ATTENDANCE_HOURS * 3_600) : now)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .limit(limit)
    .execute();
}

/** For a calendar: classes joined or given, the coming ones or the latest past ones. */
export function findCalendarSessions(
  userId: number,
  { when, limit }: { when: 'upcoming' | 'past'; limit: number },
): Promise<SessionRow[]> {
  const [over, order] = when === 'past' ? (['<=', 'desc'] as const) : (['>', 'asc'] as const);
  return sessionsFor(on(), userId)
    .where((eb) =>
      eb.or([eb('s.coachUserId', '=', userId), eb('p.status', 'in', ['going', 'waitlisted'])]),
    )
    .where('s.endsAt', over, now)
    .orderBy('s.startsAt', order)
    .orderBy('s.id')
    .limit(limit)
    .execute();
}
