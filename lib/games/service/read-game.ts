import { z } from 'zod';
import { NEXT_GAMES_SHOWN, SEAT_CALLS_MAX } from '@/lib/games/constants';
import {
  canManageGame,
  canManagePlayers,
  decisionTime,
  nextGame,
  openingTime,
  payTime,
  refusalOf,
  seesPlayers,
} from '@/lib/games/policy';
import {
  findGame,
  findGamesOf,
  findGamesOfGroup,
  findPublicGames,
  type GameBatch,
  type GameRow,
} from '@/lib/games/repository/find-games';
import type { GameViewer } from '@/lib/games/repository/game-viewer';
import type {
  DiscoverGamesInput,
  GameDto,
  GameViewerDto,
  ListGroupGamesInput,
  ListOwnGamesInput,
} from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { reasonWords } from '@/lib/games/service/cancel-reason';
import { daysOf } from '@/lib/games/service/game-time';
import { requireGroup } from '@/lib/groups/service/read-group';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { countAfter } from '@/lib/platform/calendar/occurrences';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { city } from '@/lib/platform/city/city';
import type { Tx } from '@/lib/platform/db/client';
import { notFound } from '@/lib/platform/errors/app-error';
import { RADIUS_KM_ANYWHERE, RADIUS_KM_GROUPS } from '@/lib/platform/geo/constants';
import { chordForRadius, toCubePoint } from '@/lib/platform/geo/cube';
import { arcFromChord } from '@/lib/platform/geo/distance';
import { isGeoPoint } from '@/lib/platform/geo/point';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { recordAdminRead } from '@/lib/platform/observability/security-events';
import { profileImageUrl } from '@/lib/platform/storage/file-url';

const toGameViewer = (actor: Actor | null): GameViewer => ({
  userId: actor?.userId ?? null,
  isAdmin: actor?.isAdmin ?? false,
});

/** @throws AppError not_found for missing, hidden and non-public games alike */
export async function readGame(actor: Actor | null, id: number): Promise<GameDto> {
  return toGame(actor, await requireGame(actor, id));
}

/** Guards everything that belongs to a game. @throws AppError not_found */
export async function requireGame(actor: Actor | null, id: number, tx?: Tx): Promise<GameRow> {
  const row = await findGame(id, toGameViewer(actor), tx);
  if (!row) throw notFound(say(texts, 'gameNotFound'));
  if (actor && row.onlyAsAdmin) await recordAdminRead(actor, `game ${id}`);
  return row;
}

const positionSchema = z.object({ at: z.iso.datetime(), id: z.number().int() });

function batchOf(actor: Actor | null, name: string, limit: number, rows: GameRow[]) {
  return toPage(rows, {
    name,
    limit,
    toPosition: ({ startsAt, id }) => ({ at: startsAt.toISOString(), id }),
    toDto: (row) => toGame(actor, row),
  });
}

function afterOf(name: string, cursor: string | undefined) {
  const position = openCursor(name, cursor, positionSchema);
  return position && { startsAt: new Date(position.at), id: position.id };
}

/** The next ones first or the latest first. @throws AppError not_found */
export async function listGamesOfGroup(
  actor: Actor | null,
  groupId: number,
  { when, cursor, limit }: ListGroupGamesInput,
): Promise<Page<GameDto>> {
  await requireGroup(actor, groupId);
  const name = `groups/${groupId}/games/${when}`;
  const batch = { when, after: afterOf(name, cursor), limit: limit + 1 };
  return batchOf(actor, name, limit, await findRowsOf(actor, groupId, batch));
}

/**
 * The next games of a group that the viewer may see. Each of them is checked, so the group itself needs no check: for a page
 * that has read the group.
 */
export async function listNextGamesOf(
  actor: Actor | null,
  groupId: number,
  limit: number,
): Promise<GameDto[]> {
  const batch = { when: 'upcoming', after: undefined, limit } as const;
  const rows = await findRowsOf(actor, groupId, batch);
  return rows.map((row) => toGame(actor, row));
}

async function findRowsOf(
  actor: Actor | null,
  groupId: number,
  batch: GameBatch,
): Promise<GameRow[]> {
  const rows = await findGamesOfGroup(groupId, toGameViewer(actor), batch);
  if (actor && rows.some(({ onlyAsAdmin }) => onlyAsAdmin)) {
    await recordAdminRead(actor, `games of group ${groupId}`);
  }
  return rows;
}

/** 'My games': those with a seat or a place on the waiting list. */
export async function listOwnGames(
  actor: Actor,
  { when, status, cursor, limit }: ListOwnGamesInput,
): Promise<Page<GameDto>> {
  const name = `games/mine/${when}/${status ?? 'all'}`;
  const batch = { when, status, after: afterOf(name, cursor), limit: limit + 1 };
  return batchOf(actor, name, limit, await findGamesOf(actor.userId, batch));
}

/** The next games with a seat if one begins soon, else none: for the top of Discover. */
export async function listNextGames(actor: Actor): Promise<GameDto[]> {
  const batch = {
    when: 'upcoming',
    status: 'going',
    after: undefined,
    limit: NEXT_GAMES_SHOWN,
  } as const;
  const now = Date.now();
  const rows = await findGamesOf(actor.userId, batch);
  const ahead = rows
    .filter(({ startsAt }) => startsAt.getTime() > now)
    .map((row) => toGame(actor, row));
  return nextGame(ahead, now) ? ahead : [];
}

/** Around the requested centre, else around the person's own place, soonest first. */
export async function discoverGames(
  actor: Actor | null,
  input: DiscoverGamesInput,
): Promise<Page<GameDto>> {
  const name = 'games';
  const { latitude, longitude, radius = RADIUS_KM_GROUPS } = input;
  const given = latitude !== undefined && longitude !== undefined;
  const rows = await findPublicGames(toGameViewer(actor), {
    centre: given ? toCubePoint({ latitude, longitude }) : null,
    fallbackCentre: toCubePoint(city().centre),
    chord: chordForRadius(radius),
    sportIds: input.sportId,
    days: await daysOf(input),
    only: input.only ?? [],
    part: input.part ?? null,
    after: afterOf(name, input.cursor),
    limit: input.limit + 1,
  });
  return batchOf(actor, name, input.limit, rows);
}

interface Followed {
  /** Around the point, else around the person's own place. */
  sportId: number | null;
  latitude: number | null;
  longitude: number | null;
  venueId: number | null;
  personId: number | null;
  groupId: number | null;
  until: Date;
  limit: number;
}

export type FollowedGame = GameRow;

/** The games of the feed about one thing that a person follows: those that fit their level, with room, outside their groups. */
export async function listFollowedGames(
  userId: number,
  { sportId, latitude, longitude, until, limit, ...of }: Followed,
): Promise<FollowedGame[]> {
  const centre = latitude === null || longitude === null ? null : { latitude, longitude };
  const radius = sportId === null ? RADIUS_KM_ANYWHERE : RADIUS_KM_GROUPS;
  const rows = await findPublicGames(
    { userId, isAdmin: false },
    {
      centre: centre && toCubePoint(centre),
      fallbackCentre: toCubePoint(city().centre),
      chord: chordForRadius(radius),
      sportIds: sportId === null ? undefined : [sportId],
      days: null,
      only: ['new', 'level', 'room'],
      of: { venueId: of.venueId, creatorId: of.personId, groupId: of.groupId },
      after: undefined,
      limit,
    },
  );
  return rows.filter(({ startsAt }) => startsAt < until);
}

const aheadOrNull = (at: Date | null) => (at && at > new Date() ? at.toISOString() : null);

export function toGame(actor: Actor | null, row: GameRow): GameDto {
  const { startsAt, endsAt, timeZone, creatorId, creatorName, chord } = row;
  const exact = row.venue && isGeoPoint(row);
  const t = translate(texts);
  const quietName = row.isForTwo ? t.forTwo : row.reach && t.withoutGroup;
  return {
    ...row,
    ...toWallTime(startsAt, timeZone),
    creator: { id: creatorId, name: placeholderWords(creatorName) },
    location: placeholderWords(row.location),
    group: quietName ? { ...row.group, name: quietName } : row.group,
    partner: row.isForTwo ? { id: row.partnerId, name: placeholderWords(row.partnerName) } : null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    durationMinutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    court: row.court && { ...row.court, startsAt: new Date(row.court.startsAt).toISOString() },
    point: exact ? { latitude: row.latitude, longitude: row.longitude } : null,
    decidesAt: aheadOrNull(decisionTime(row)),
    publicFrom: row.isPublic ? aheadOrNull(openingTime(row)) : null,
    payBy: payTime(row)?.toISOString() ?? null,
    faces: seesPlayers(row)
      ? row.faces.map((face) => ({
          id: face.id,
          name: face.name,
          profileImageUrl: profileImageUrl(face),
        }))
      : [],
    cancelReason: reasonWords(row.cancelReason),
    later: laterOf(row),
    // A place in words is listed at its group's place, which may be elsewhere.
    distance:
      chord === null || row.venue === null
        ? null
        : Math.max(1, Math.round(arcFromChord(chord) / 1000)),
    viewer: actor ? toViewer(row) : null,
  };
}

function laterOf({ rule, timeZone }: GameRow): GameDto['later'] {
  if (!rule?.madeUntil || !rule.lastAt || rule.planned === 0) return null;
  const { startsOn, planned, lastAt, madeUntil } = rule;
  const until = toWallTime(new Date(lastAt), timeZone).date;
  return { startsOn, planned, until, count: countAfter(rule, madeUntil) };
}

function toViewer(row: GameRow): GameViewerDto {
  return {
    status: row.viewerStatus,
    guests: row.viewerGuests ?? 0,
    mustReconfirm: row.mustReconfirm ?? false,
    waitlistPosition: row.waitlistPosition,
    offeredUntil: row.offeredUntil?.toISOString() ?? null,
    isMember: row.role !== null,
    refusal: row.reader && refusalOf(row.reader, row),
    request: row.reader?.request ?? null,
    level: row.reader?.level ?? null,
    waitsUntil: row.reader?.waitsUntil ?? null,
    canManage: canManageGame(row),
    seatCallsLeft: canManagePlayers(row) ? SEAT_CALLS_MAX - row.seatCalls : 0,
  };
}
