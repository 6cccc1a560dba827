import type { SeriesRule } from '@/lib/calendar/occurrences';
import { db, type Tx } from '@/lib/db/client';
import { circleSql } from '@/lib/db/place-sql';
import { queryPrepared } from '@/lib/db/prepared';
import type { PlayerFacts } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema';
import type { GroupRole } from '@/lib/groups/constants';
import {
  ledGroupSql,
  presentSql,
  shownIdSql,
  shownNameSql,
  visibleGroupSql,
} from '@/lib/moderation/visibility';

export interface GameReader {
  /** Null for a guest. */
  userId: number | null;
  isAdmin: boolean;
}

type Stored = Omit<
  GameDto,
  | 'startsAt'
  | 'endsAt'
  | 'date'
  | 'time'
  | 'durationMinutes'
  | 'viewer'
  | 'creator'
  | 'distance'
  | 'later'
  | 'point'
>;

export interface GameRow extends Stored {
  startsAt: Date;
  endsAt: Date;
  latitude: number | null;
  longitude: number | null;
  /** The place as the reader may know it: of a private address only the area, without point or venue. */
  location: string;
  creatorName: string;
  /** For a series that continues: its rule, and the date up to which its games exist. */
  rule: (SeriesRule & { madeUntil: string | null }) | null;
  /** Null for a guest, and for people whom the reader may not meet. */
  creatorId: number | null;
  isCreator: boolean;
  /** The reader as a player; null for a guest. */
  reader: PlayerFacts | null;
  role: GroupRole | null;
  viewerStatus: 'going' | 'waitlisted' | 'out' | null;
  viewerGuests: number | null;
  mustReconfirm: boolean | null;
  waitlistPosition: number | null;
  calendarUid: string;
  calendarSequence: number;
  updatedAt: Date;
  /** Metres through the sphere from the requested centre; otherwise null. */
  chord: number | null;
  /** Visible only because the reader is an admin. */
  onlyAsAdmin: boolean;
}

/**
 * A seat or a place in line makes a game visible that is not public (any more), until it is over. Afterwards only members of
 * the group see it. People who are banned from the group never do.
 */
const SEATED = `(p.status IN ('going', 'waitlisted') AND (ga.ends_at > now() OR mine.id IS NOT NULL)
  AND NOT EXISTS (SELECT FROM group_bans b WHERE b.group_id = g.id AND b.user_id = $1::int))`;

/** Games that the reader $1 may see: public ones of a group they may see, and those of their own groups and seats. */
const MAY_SEE = `(ga.hidden_at IS NULL AND g.hidden_at IS NULL AND (
    mine.id IS NOT NULL OR ${SEATED} OR ga.is_public AND ${visibleGroupSql('g', '$1')}))`;

/** An admin ($2) sees every game. */
const IS_SHOWN = `($2::boolean OR ${MAY_SEE})`;

/** Who knows a private address: people with a seat, the group's organisers and the game's creator. */
const KNOWS_ADDRESS = `(NOT ga.is_private_address OR ${SEATED} AND p.status = 'going'
  OR mine.role IN ('creator', 'organiser') OR mine.role = 'member' AND ga.creator_id = $1::int)`;

const columns = (chord: string) => `
  ga.id, ga.group_id AS "groupId", json_build_object('id', g.id, 'name', g.name) AS "group",
  json_build_object('id', s.id, 'name', s.name, 'icon', s.icon) AS sport,
  ${shownNameSql('creator', '$1')} AS "creatorName",
  ${shownIdSql('creator', '$1')} AS "creatorId", coalesce(ga.creator_id = $1::int, false) AS "isCreator",
  ga.title, ga.description, ga.starts_at AS "startsAt", ga.ends_at AS "endsAt", ga.time_zone AS "timeZone",
  CASE WHEN ${KNOWS_ADDRESS} THEN ga.location ELSE coalesce(ga.area, 'A private address') END AS location, ga.area,
  ga.is_private_address AS "isPrivateAddress",
  CASE WHEN ${KNOWS_ADDRESS} THEN ga.latitude END AS latitude,
  CASE WHEN ${KNOWS_ADDRESS} THEN ga.longitude END AS longitude,
  CASE WHEN v.id IS NOT NULL AND ${KNOWS_ADDRESS} THEN json_build_object('id', v.id, 'name', v.name) END AS venue,
  ga.max_players AS "maxPlayers", ga.min_players AS "minPlayers", ga.going_count AS "goingCount",
  ga.waitlist_count AS "waitlistCount", ga.skill_min::text AS "skillMin", ga.skill_max::text AS "skillMax",
  ga.audience::text AS audience, ga.cost_per_player AS "costPerPlayer", ga.currency, ga.guests_max AS "guestsMax",
  ga.is_public AND g.visibility = 'public' AS "isPublic",
  CASE WHEN ga.status = 'upcoming' AND ga.ends_at <= now() THEN 'completed' ELSE ga.status::text END AS status,
  ga.cancel_reason AS "cancelReason", ga.change_reason AS "changeReason", ga.series_id AS "seriesId",
  gs.frequency::text AS repeats,
  CASE WHEN gs.id IS NOT NULL AND gs.ended_at IS NULL THEN json_build_object('frequency', gs.frequency,
    'startsOn', gs.starts_on, 'endsOn', gs.ends_on, 'count', gs.occurrence_count, 'skippedOn', gs.skipped_on,
    'madeUntil', gs.generated_until) END AS rule,
  ga.calendar_uid AS "calendarUid", ga.calendar_sequence AS "calendarSequence", ga.updated_at AS "updatedAt",
  CASE WHEN me.id IS NOT NULL THEN json_build_object(
    'present', ${presentSql('me')}, 'gender', me.gender,
    'level', (SELECT us.skill_level FROM user_sports us WHERE us.user_id = me.id AND us.sport_id = ga.sport_id),
    'isBanned', EXISTS (SELECT FROM group_bans b WHERE b.group_id = g.id AND b.user_id = me.id)) END AS reader,
  mine.role::text AS role, p.status::text AS "viewerStatus", p.guests AS "viewerGuests",
  p.must_reconfirm AS "mustReconfirm", ${chord} AS chord,
  CASE WHEN p.status = 'waitlisted' THEN (SELECT count(*)::int FROM game_participants q
    WHERE q.game_id = ga.id AND q.status = 'waitlisted' AND (q.waitlisted_at, q.id) <= (p.waitlisted_at, p.id)) END
    AS "waitlistPosition",
  $2::boolean AND ${MAY_SEE} IS NOT TRUE AS "onlyAsAdmin"`;

const FROM = `
  FROM games ga JOIN groups g ON g.id = ga.group_id JOIN sports s ON s.id = ga.sport_id
  LEFT JOIN users creator ON creator.id = ga.creator_id
  LEFT JOIN game_series gs ON gs.id = ga.series_id
  LEFT JOIN venues v ON v.id = ga.venue_id AND v.listed
  LEFT JOIN users me ON me.id = $1::int
  LEFT JOIN group_members mine ON mine.group_id = g.id AND mine.user_id = $1::int
  LEFT JOIN game_participants p ON p.game_id = ga.id AND p.user_id = $1::int`;

const NO_CHORD = 'NULL::float8';

export async function findGame(id: number, reader: GameReader, tx?: Tx): Promise<GameRow | null> {
  const rows = await queryPrepared<GameRow>(
    `SELECT ${columns(NO_CHORD)} ${FROM} WHERE ga.id = $3 AND ${IS_SHOWN}`,
    [reader.userId, reader.isAdmin, id],
    tx,
  );
  return rows[0] ?? null;
}

export interface GamePage {
  when: 'upcoming' | 'past';
  /** The position of the last game of the previous page. */
  after: { startsAt: Date; id: number } | undefined;
  limit: number;
}

const ORDER = {
  // A game under way counts as upcoming until it is over; a cancelled one is past at once.
  upcoming: {
    bound: `ga.ends_at > now() AND ga.status <> 'cancelled'`,
    compare: '>',
    direction: 'ASC',
  },
  past: {
    bound: `(ga.ends_at <= now() OR ga.status = 'cancelled')`,
    compare: '<',
    direction: 'DESC',
  },
} as const;

function paged(scope: string, { when, after, limit }: GamePage): [string, unknown[]] {
  const { bound, compare, direction } = ORDER[when];
  return [
    `SELECT ${columns(NO_CHORD)} ${FROM} WHERE ${scope} AND ${bound} AND ${IS_SHOWN}
       AND ($4::timestamptz IS NULL OR (ga.starts_at, ga.id) ${compare} ($4, $5::int))
     ORDER BY ga.starts_at ${direction}, ga.id ${direction} LIMIT $6`,
    [after?.startsAt ?? null, after?.id ?? null, limit],
  ];
}

/** The games of a group: the next ones first, or the latest first. */
export function findGamesOfGroup(
  groupId: number,
  reader: GameReader,
  page: GamePage,
): Promise<GameRow[]> {
  const [sql, rest] = paged('ga.group_id = $3', page);
  return queryPrepared<GameRow>(sql, [reader.userId, reader.isAdmin, groupId, ...rest]);
}

/** The games in which the person has a seat or a place in line, or only one of the two. */
export function findGamesOf(
  userId: number,
  page: GamePage & { status?: 'going' | 'waitlisted' },
): Promise<GameRow[]> {
  const [sql, rest] = paged('p.status::text = ANY($3)', page);
  const statuses = page.status ? [page.status] : ['going', 'waitlisted'];
  return queryPrepared<GameRow>(sql, [userId, false, statuses, ...rest]);
}

export interface PublicGamesQuery {
  /** A cube point (lib/geo/cube); null: the reader's own place. */
  centre: string | null;
  fallbackCentre: string;
  /** Metres through the sphere. */
  chord: number;
  /** Any of these sports; undefined: all. */
  sportIds: number[] | undefined;
  date: string | null;
  after: { startsAt: Date; id: number } | undefined;
  limit: number;
}

/** Public games around a place that can still be joined, soonest first. */
export function findPublicGames(reader: GameReader, query: PublicGamesQuery): Promise<GameRow[]> {
  const centre = '(SELECT centre FROM place)';
  const circle = circleSql('ga.g3', '$5').join(' AND ');
  return db.$queryRawUnsafe<GameRow[]>(
    `WITH place AS MATERIALIZED (SELECT coalesce($3::cube,
       (SELECT geo_point(latitude, longitude) FROM users WHERE id = $1::int), $4::cube) AS centre)
     SELECT ${columns(`ga.g3 <-> ${centre}`)} ${FROM}
     WHERE ga.is_public AND ga.status = 'upcoming' AND ga.hidden_at IS NULL AND ga.starts_at > now()
       AND g.visibility = 'public' AND g.is_active AND ${ledGroupSql('g')} AND ${IS_SHOWN} AND ${circle}
       AND ($6::int[] IS NULL OR ga.sport_id = ANY($6))
       AND ($7::date IS NULL OR (ga.starts_at AT TIME ZONE ga.time_zone)::date = $7)
       AND ($8::timestamptz IS NULL OR (ga.starts_at, ga.id) > ($8, $9::int))
     ORDER BY ga.starts_at, ga.id LIMIT $10`,
    reader.userId,
    false,
    query.centre,
    query.fallbackCentre,
    query.chord,
    query.sportIds ?? null,
    query.date,
    query.after?.startsAt ?? null,
    query.after?.id ?? null,
    query.limit,
  );
}
