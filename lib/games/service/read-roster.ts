import { canManageGame, seesPlayers } from '@/lib/games/policy';
import { findGamesOf, type GameRow } from '@/lib/games/repository/find-games';
import { findListedGames } from '@/lib/games/repository/listed-games';
import { findGuests, findGuestsOf } from '@/lib/games/repository/named-guests';
import { findAnswers, findParticipants } from '@/lib/games/repository/participants';
import { findRegularsWithoutSeat } from '@/lib/games/repository/regulars';
import type { GameAnswersDto, ParticipantDto, PlayerDto } from '@/lib/games/schema/read-game';
import type { RosterDto } from '@/lib/games/schema/roster';
import { texts } from '@/lib/games/server-texts';
import { reasonWords } from '@/lib/games/service/cancel-reason';
import { requireGame, toGame } from '@/lib/games/service/read-game';
import { listTagsOfGroup } from '@/lib/groups/service/discover-groups';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { cacheTags } from '@/lib/platform/cache/tags';
import { type CalendarEvent, calendarFile } from '@/lib/platform/calendar/calendar-file';
import { env } from '@/lib/platform/env/server';
import { AppError } from '@/lib/platform/errors/app-error';
import { SITEMAP_URLS_MAX } from '@/lib/platform/http/sitemap-limit';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import { routes } from '@/lib/routes';

/** The coming games that search engines may index, the next first. */
export function listPublicGames(): Promise<{ id: number; updatedAt: Date }[]> {
  return findListedGames(SITEMAP_URLS_MAX);
}

interface Shown {
  id: number;
  groupId: number;
  venue: { id: number } | null;
}

/** The tags of the pages that show a game: its own, its group's and its venue's. */
export function tagsOfGame({ id, groupId, venue }: Shown): string[] {
  const own = [cacheTags.game(id), cacheTags.group(groupId)];
  return venue ? [...own, cacheTags.venue(venue.id)] : own;
}

/** For a change with that scope. Call it before the change too, for a venue that a game moves away from. */
export async function listTagsOfChange(
  game: Shown & { seriesId: number | null },
  scope: 'this' | 'following' = 'this',
): Promise<string[]> {
  // The games of a series share their group.
  const wide = scope === 'following' && game.seriesId !== null;
  return wide ? listTagsOfGroup(game.groupId) : tagsOfGame(game);
}

/** @throws AppError not_found */
export async function readGameFile(actor: Actor | null, id: number): Promise<string> {
  const row = await requireGame(actor, id);
  return calendarFile([toEvent(row)], row.title);
}

/** For the person's calendar subscription. */
export async function listCalendarEvents(
  userId: number,
  part: { when: 'upcoming' | 'past'; limit: number },
): Promise<CalendarEvent[]> {
  return (await findGamesOf(userId, { ...part, after: undefined })).map(toEvent);
}

function toEvent(row: GameRow): CalendarEvent {
  const { latitude, longitude } = row;
  const url = new URL(routes.game(row.id), env.NEXTAUTH_URL).href;
  const exact = row.venue !== null && latitude !== null && longitude !== null;
  const t = translate(texts);
  const location = placeholderWords(row.location);
  const words = [row.group.name, reasonWords(row.cancelReason) ?? row.description, url];
  return {
    uid: `${row.calendarUid}@maidan`,
    sequence: row.calendarSequence,
    title: row.status === 'cancelled' ? t.cancelledEvent({ game: row.title }) : row.title,
    description: words.filter(Boolean).join('\n\n'),
    location: lacksCourt(row) ? t.placeToBeConfirmed({ location }) : location,
    point: exact ? { latitude, longitude } : null,
    url,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    status: statusOf(row),
    changedAt: row.updatedAt,
  };
}

/** Its place is to be confirmed. */
const lacksCourt = ({ court }: GameRow) => court !== null && court.status !== 'confirmed';

function statusOf(row: GameRow): CalendarEvent['status'] {
  if (row.status === 'cancelled') return 'CANCELLED';
  return row.viewerStatus === 'waitlisted' || row.mustReconfirm ? 'TENTATIVE' : 'CONFIRMED';
}

type PersonRow = { userId: number | null; name: string } & Parameters<typeof profileImageUrl>[0];

const toPlayer = (row: PersonRow): PlayerDto => ({
  id: row.userId,
  name: placeholderWords(row.name),
  profileImageUrl: profileImageUrl(row),
});

/** The players and the waiting list; empty for people who were only invited to fill a seat. @throws AppError not_found */
export async function listParticipants(actor: Actor, id: number): Promise<ParticipantDto[]> {
  return participantsOf(actor, await requireGame(actor, id));
}

async function participantsOf(actor: Actor, row: GameRow): Promise<ParticipantDto[]> {
  if (!seesPlayers(row)) return [];
  const rows = await findParticipants({ gameIds: [row.id], viewerId: actor.userId });
  return rows.map(toParticipant);
}

/** The players and the guests by name of a game that the caller has read. */
export async function readPlayers(actor: Actor, row: GameRow) {
  const [participants, guests] = await Promise.all([
    participantsOf(actor, row),
    seesPlayers(row) ? findGuests(row.id) : [],
  ]);
  return { participants, guests };
}

/** Everyone in a game that the caller has read. */
export async function readRoster(actor: Actor, row: GameRow): Promise<RosterDto> {
  const [players, answers] = await Promise.all([
    readPlayers(actor, row),
    row.role === null ? null : answersOf(actor, row),
  ]);
  return { ...players, answers };
}

const toParticipant = (
  row: Awaited<ReturnType<typeof findParticipants>>[number],
): ParticipantDto => ({
  id: row.id,
  status: row.status,
  guests: row.guests,
  attendance: row.attendance,
  mustReconfirm: row.mustReconfirm,
  regularId: row.regularId,
  user: toPlayer(row.regularName === null ? row : { ...row, name: row.regularName }),
});

/** The next games of the person, each with its roster and its calendar file, by three statements. */
export async function listOwnRosters(actor: Actor, limit: number) {
  const rows = await findGamesOf(actor.userId, { when: 'upcoming', after: undefined, limit });
  const gameIds = rows.filter(seesPlayers).map(({ id }) => id);
  const [players, guests] = await Promise.all([
    findParticipants({ gameIds, viewerId: actor.userId }),
    findGuestsOf(gameIds),
  ]);
  return rows.map((row) => ({
    ...toGame(actor, row),
    participants: players.filter(({ gameId }) => gameId === row.id).map(toParticipant),
    namedGuests: guests.filter(({ gameId }) => gameId === row.id),
    calendar: calendarFile([toEvent(row)], row.title),
  }));
}

/** @throws AppError not_found, forbidden (not a member) */
export async function listAnswers(actor: Actor, id: number, search = ''): Promise<GameAnswersDto> {
  const game = await requireGame(actor, id);
  if (game.role === null) throw new AppError('forbidden', say(texts, 'onlyMembersAnswer'));
  return answersOf(actor, game, search);
}

async function answersOf(actor: Actor, game: GameRow, search = ''): Promise<GameAnswersDto> {
  const manages = canManageGame(game);
  const [rows, regulars] = await Promise.all([
    findAnswers(game.id, actor.userId, manages ? search : ''),
    manages ? findRegularsWithoutSeat(game.id, search) : [],
  ]);
  const of = (answer: 'maybe' | 'out' | null) => {
    const same = rows.filter((row) => row.answer === answer);
    return { count: same[0]?.total ?? 0, people: same.map(toPlayer) };
  };
  const maybe = of('maybe');
  return {
    maybeCount: maybe.count,
    nudgedAt: (manages && game.nudgedAt?.toISOString()) || null,
    members: manages
      ? {
          maybe,
          out: of('out'),
          none: of(null),
          regulars: {
            count: regulars[0]?.total ?? 0,
            people: regulars.map(({ total: _same, ...regular }) => regular),
          },
        }
      : null,
  };
}
