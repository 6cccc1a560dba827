import { sql } from 'kysely';
import type { GAME_FILTERS } from '@/lib/games/constants';
import { goingFor, shownGames } from '@/lib/games/repository/game-columns';
import {
  answer,
  audience,
  audienceFits,
  type GameViewer,
  g,
  ga,
  levelFits,
} from '@/lib/games/repository/game-viewer';
import { ledGroup, mayMeet, publicGame, showsGames } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { prepared, searching } from '@/lib/platform/db/kysely';
import { centre, inCircle, withSearchPlace } from '@/lib/platform/db/place-sql';
import { LINE_UP_MAX } from '@/lib/sports/constants';
import { AFTERNOON_FROM_HOUR, type DAY_PARTS, EVENING_FROM_HOUR } from '@/lib/users/constants';

const findOne = prepared((kx, p: GameViewer & { id: number }) =>
  shownGames(kx, p, undefined, LINE_UP_MAX).where('ga.id', '=', p.id),
);

export type GameRow = Awaited<ReturnType<typeof findOne>>[number];

export async function findGame(id: number, viewer: GameViewer, tx?: Tx): Promise<GameRow | null> {
  const [row] = await findOne({ ...viewer, id }, tx);
  return row ?? null;
}

type When = 'upcoming' | 'past';

export interface GameBatch {
  when: When;
  /** The position of the last game of the previous batch. */
  after: { startsAt: Date; id: number } | undefined;
  limit: number;
}

interface BatchValues extends GameViewer {
  afterAt: Date | null;
  afterId: number | null;
  limit: number;
}

const batchValues = ({ after, limit }: Omit<GameBatch, 'when'>) => ({
  afterAt: after?.startsAt ?? null,
  afterId: after?.id ?? null,
  limit,
});

const ORDER = {
  // A game under way counts as upcoming until it is over; a cancelled one is past at once.
  upcoming: {
    bound: sql<boolean>`${ga('endsAt')} > now() AND ${ga('status')} <> 'cancelled'`,
    compare: sql`>`,
    direction: 'asc',
  },
  past: {
    bound: sql<boolean>`(${ga('endsAt')} <= now() OR ${ga('status')} = 'cancelled')`,
    compare: sql`<`,
    direction: 'desc',
  },
} as const;

function paged(query: ReturnType<typeof shownGames>, p: BatchValues, when: When) {
  const { bound, compare, direction } = ORDER[when];
  return query
    .where(bound)
    .where(
      sql<boolean>`(${p.afterAt}::timestamptz IS NULL
        OR (${ga('startsAt')}, ${ga('id')}) ${compare} (${p.afterAt}::timestamptz, ${p.afterId}::int))`,
    )
    .orderBy('ga.startsAt', direction)
    .orderBy('ga.id', direction)
    .limit(p.limit);
}

const ofGroup = (when: When) =>
  prepared((kx, p: BatchValues & { groupId: number }) =>
    paged(shownGames(kx, p).where('ga.groupId', '=', p.groupId), p, when),
  );
const FIND_OF_GROUP = { upcoming: ofGroup('upcoming'), past: ofGroup('past') };

/** The games of a group: the next ones first, or the latest first. */
export function findGamesOfGroup(
  groupId: number,
  viewer: GameViewer,
  batch: GameBatch,
): Promise<GameRow[]> {
  return FIND_OF_GROUP[batch.when]({ ...viewer, groupId, ...batchValues(batch) });
}

const ofPlayer = (when: When) =>
  prepared((kx, p: BatchValues & { statuses: string[] }) => {
    const hasAnswered = sql<boolean>`${answer('status')}::text = ANY(${p.statuses}::text[])`;
    return paged(shownGames(kx, p).where(hasAnswered), p, when);
  });
const FIND_OF_PLAYER = { upcoming: ofPlayer('upcoming'), past: ofPlayer('past') };

/** The games in which the person has a seat, is on the waiting list, or either. */
export function findGamesOf(
  userId: number,
  batch: GameBatch & { status?: 'going' | 'waitlisted' },
): Promise<GameRow[]> {
  const statuses = batch.status ? [batch.status] : ['going', 'waitlisted'];
  return FIND_OF_PLAYER[batch.when]({ userId, isAdmin: false, statuses, ...batchValues(batch) });
}

const me = columnsOf<'users'>('me');
const own = columnsOf<'userSports'>('own');

type GameFilter = (typeof GAME_FILTERS)[number];

interface PublicGamesQuery {
  /** A cube point (lib/platform/geo/cube); null: the viewer's own place. */
  centre: string | null;
  fallbackCentre: string;
  /** Metres through the sphere. */
  chord: number;
  sportIds: number[] | undefined;
  /** A date at the place of the game, and its beginning and end there. */
  days: Day[] | null;
  only: readonly GameFilter[];
  part?: DayPart | null;
  /** The games of one of these alone, without those of the viewer's own groups. */
  of?: Followed | undefined;
  after: { startsAt: Date; id: number } | undefined;
  limit: number;
}

/** A venue, the creator of games, or a group. */
type Followed = Partial<Record<'venueId' | 'creatorId' | 'groupId', number | null>>;
type DayPart = (typeof DAY_PARTS)[number];

interface Day {
  timeZone: string;
  from: Date;
  to: Date;
}

interface PublicValues extends BatchValues {
  asked: string | null;
  fallback: string;
  chord: number;
  sportIds: number[] | null;
  zones: string[] | null;
  from: Date[];
  to: Date[];
  byLevel: boolean;
  forWomen: boolean;
  withRoom: boolean;
  isFree: boolean;
  isNew: boolean;
  fromHour: number | null;
  toHour: number | null;
  isFollowed: boolean;
  venueId: number | null;
  creatorId: number | null;
  groupId: number | null;
}

/** A game without a range is for every level; in one with a range, an unknown level does not fit. */
const fitsOwnLevel = (viewer: number | null) => sql<boolean>`(
  ${ga('skillMin')} IS NULL AND ${ga('skillMax')} IS NULL OR EXISTS (
    SELECT FROM user_sports AS own WHERE own.user_id = ${viewer}::int AND own.sport_id = ${ga('sportId')}
      AND ${levelFits(own('skillLevel'))}))`;

/** By the stored local start, 'YYYY-MM-DDTHH:MM'. */
const hour = sql<number>`substring(${ga('wallStart')} from 12 for 2)::int`;
const HOURS: Record<DayPart, [number, number]> = {
  morning: [0, AFTERNOON_FROM_HOUR],
  afternoon: [AFTERNOON_FROM_HOUR, EVENING_FROM_HOUR],
  evening: [EVENING_FROM_HOUR, 24],
};

const findPublic = searching((kx, p: PublicValues) => {
  const { userId: viewer, asked, fallback, sportIds, zones, afterAt, afterId } = p;
  const chord = sql<number | null>`${ga('g3')} <-> ${centre}`;
  return shownGames(withSearchPlace(kx, { viewer, asked, fallback }), p, chord)
    .where(
      sql<boolean>`(${publicGame('ga')} AND ${showsGames('g')} OR ${g('reach')} = 'connections')`,
    )
    .where('ga.status', '=', sql.lit('upcoming'))
    .where('ga.hiddenAt', 'is', null)
    .where(sql<boolean>`${ga('startsAt')} > now()`)
    .where('g.isActive', '=', sql.lit(true))
    .where(ledGroup('g'))
    .where(inCircle(ga('g3'), p.chord))
    .$if(sportIds !== null, (query) =>
      query.where(sql<boolean>`${ga('sportId')} = ANY(${sportIds}::int[])`),
    )
    .$if(zones !== null, (query) =>
      query.where(
        sql<boolean>`EXISTS (
          SELECT FROM unnest(${zones}::text[], ${p.from}::timestamptz[], ${p.to}::timestamptz[]) AS day(zone, begins, ends)
          WHERE zone = ${ga('timeZone')} AND ${ga('startsAt')} >= begins AND ${ga('startsAt')} < ends)`,
      ),
    )
    .$if(p.byLevel, (query) => query.where(fitsOwnLevel(viewer)))
    .$if(p.forWomen, (query) => query.where(sql<boolean>`${audience} = 'women'`))
    .$if(p.withRoom, (query) => query.where(sql<boolean>`${goingFor} < ${ga('maxPlayers')}`))
    .$if(p.isFree, (query) => query.where(sql<boolean>`coalesce(${ga('costPerPlayer')}, 0) = 0`))
    .$if(p.fromHour !== null, (query) =>
      query.where(sql<boolean>`${hour} >= ${p.fromHour}::int AND ${hour} < ${p.toHour}::int`),
    )
    .$if(p.isFollowed, (query) =>
      query.where(sql<boolean>`${columnsOf<'groupMembers'>('mine')('id')} IS NULL`),
    )
    .$if(p.venueId !== null, (query) =>
      query.where(sql<boolean>`${ga('venueId')} = ${p.venueId}::int`),
    )
    .$if(p.groupId !== null, (query) =>
      query.where(sql<boolean>`${ga('groupId')} = ${p.groupId}::int`),
    )
    .$if(p.creatorId !== null, (query) =>
      query
        .where(sql<boolean>`${ga('creatorId')} = ${p.creatorId}::int`)
        .where((eb) => mayMeet(eb.ref('ga.creatorId'), viewer)),
    )
    .$if(p.isNew, (query) =>
      query.where(sql<boolean>`(${answer('status')} IS NULL OR ${answer('status')} = 'out')
        AND ${audienceFits(me('gender'))}`),
    )
    .$if(afterAt !== null, (query) =>
      query.where(
        sql<boolean>`(${ga('startsAt')}, ${ga('id')}) > (${afterAt}::timestamptz, ${afterId}::int)`,
      ),
    )
    .orderBy('ga.startsAt')
    .orderBy('ga.id')
    .limit(p.limit);
});

/** Public games around a place that can still be joined, soonest first. */
export function findPublicGames(
  { userId }: GameViewer,
  {
    centre: asked,
    fallbackCentre,
    chord,
    sportIds,
    days,
    only,
    part = null,
    of,
    ...batch
  }: PublicGamesQuery,
): Promise<GameRow[]> {
  return findPublic({
    userId,
    isAdmin: false,
    asked,
    fallback: fallbackCentre,
    chord,
    sportIds: sportIds ?? null,
    zones: days?.map(({ timeZone }) => timeZone) ?? null,
    from: days?.map(({ from }) => from) ?? [],
    to: days?.map(({ to }) => to) ?? [],
    byLevel: only.includes('level'),
    forWomen: only.includes('women'),
    withRoom: only.includes('room'),
    isFree: only.includes('free'),
    isNew: only.includes('new'),
    fromHour: part && HOURS[part][0],
    toHour: part && HOURS[part][1],
    isFollowed: of !== undefined,
    venueId: of?.venueId ?? null,
    creatorId: of?.creatorId ?? null,
    groupId: of?.groupId ?? null,
    ...batchValues(batch),
  });
}
