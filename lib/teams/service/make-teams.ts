import { canManagePlayers } from '@/lib/games/policy';
import type { RosterDto } from '@/lib/games/schema/roster';
import { requireGame } from '@/lib/games/service/read-game';
import { listParticipants, readPlayers } from '@/lib/games/service/read-roster';
import { managePlayers } from '@/lib/games/service/release-seats';
import { addGameLine } from '@/lib/messages/service/system-line';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { SKILL_LEVELS } from '@/lib/sports/constants';
import { TEAMS } from '@/lib/teams/constants';
import { findDraw, findNamedGuests, findPlayers, saveDraw } from '@/lib/teams/repository';
import type { DrawTeamsInput, MovePlayerInput, TeamMemberDto, TeamsDto } from '@/lib/teams/schema';
import { texts } from '@/lib/teams/server-texts';
import { balanceTeams, type TeamPlayer, type TeamWish } from '@/lib/teams/service/balance-teams';

/** The player, and their guests. */
const keysOf = ({ id, guests }: { id: number; guests: number }) => [
  String(id),
  ...Array.from({ length: guests }, (_, nth) => `${id}.${nth + 1}`),
];

/** A named guest. */
const guestKey = ({ id }: { id: number }) => `g${id}`;

/** For everyone who sees the game's players. @throws AppError not_found */
export async function readTeams(actor: Actor, gameId: number): Promise<TeamsDto> {
  const game = await requireGame(actor, gameId);
  const players = await readPlayers(actor, game);
  return teamsOf({ ...players, gameId, mayWish: canManagePlayers(game) });
}

interface Squad extends Pick<RosterDto, 'participants' | 'guests'> {
  gameId: number;
  /** Whether they may make wishes, and so see them. */
  mayWish: boolean;
}

/** The teams of players that the caller has read. */
export async function teamsOf(squad: Squad): Promise<TeamsDto> {
  const { gameId, participants, guests, mayWish } = squad;
  const draw = await findDraw(gameId);
  const going = participants.filter(({ status }) => status === 'going');
  const members: TeamMemberDto[] = [
    ...going.flatMap((player) =>
      keysOf(player).map((key, at) => ({ key, name: player.user.name, isGuest: at > 0 })),
    ),
    ...guests.map((guest) => ({ key: guestKey(guest), name: guest.name, isGuest: false })),
  ];
  const teamOf = new Map(Object.entries(draw?.places ?? {}));
  // Wishes about people who left are dropped: a new draw would refuse them.
  const isHere = (wanted: string) => members.some(({ key }) => key === wanted);
  const wishes = draw?.wishes.filter(({ one, other }) => isHere(one) && isHere(other)) ?? [];
  return {
    isDrawn: draw !== null,
    teams: TEAMS.map((team, index) => ({
      team,
      players: members.filter(({ key }) => teamOf.get(key) === index),
    })),
    waiting: members.filter(({ key }) => !teamOf.has(key)),
    wishes: mayWish ? wishes : [],
  };
}

/** Everyone with a seat; the level of a guest is unknown. */
async function listPlayers(gameId: number, tx: Tx): Promise<TeamPlayer[]> {
  const going = (await findPlayers(gameId, tx)).flatMap(({ level, ...player }) =>
    keysOf(player).map((key, at) => ({
      key,
      level: at === 0 && level ? SKILL_LEVELS.indexOf(level) + 1 : null,
    })),
  );
  const guests = await findNamedGuests(gameId, tx);
  return [...going, ...guests.map((guest) => ({ key: guestKey(guest), level: null }))];
}

/**
 * Draws two teams, or draws again: as even as possible, with the wishes met.
 * @throws AppError not_found, forbidden, conflict (cancelled, over, too few players), invalid (a wish about a person without a
 * seat)
 */
export async function drawTeams(
  actor: Actor,
  gameId: number,
  { wishes }: DrawTeamsInput,
): Promise<TeamsDto> {
  await transaction(async (tx) => {
    await managePlayers(tx, actor, gameId);
    const players = await listPlayers(gameId, tx);
    if (players.length < 2) throw new AppError('conflict', say(texts, 'tooFew'));
    requirePresent(players, wishes);
    const seed = ((await findDraw(gameId, tx))?.seed ?? 0) + 1;
    const first = balanceTeams(players, wishes, seed);
    const places = Object.fromEntries(players.map(({ key }) => [key, first.has(key) ? 0 : 1]));
    await saveDraw(gameId, { seed, wishes, places }, tx);
  });
  return readTeams(actor, gameId);
}

/** @throws AppError invalid: a wish about a person without a seat */
function requirePresent(players: readonly TeamPlayer[], wishes: readonly TeamWish[]): void {
  const keys = new Set(players.map(({ key }) => key));
  for (const [at, wish] of wishes.entries()) {
    for (const side of ['one', 'other'] as const) {
      if (keys.has(wish[side])) continue;
      throw invalidField(`wishes.${at}.${side}`, say(texts, 'wishAboutAbsent'));
    }
  }
}

/** Puts a player or a guest into a team by hand. @throws AppError not_found, forbidden, conflict */
export async function movePlayer(
  actor: Actor,
  gameId: number,
  { key, team }: MovePlayerInput,
): Promise<TeamsDto> {
  await transaction(async (tx) => {
    await managePlayers(tx, actor, gameId);
    const draw = await findDraw(gameId, tx);
    if (!draw) throw new AppError('conflict', say(texts, 'notDrawn'));
    const players = await listPlayers(gameId, tx);
    if (!players.some((player) => player.key === key)) throw notFound(say(texts, 'playerNotFound'));
    const places = { ...draw.places, [key]: TEAMS.indexOf(team) };
    await saveDraw(gameId, { ...draw, places }, tx);
  });
  return readTeams(actor, gameId);
}

/**
 * Announces the teams in the chat of the game. The line has no names: the game's page shows each viewer the names that they may
 * know. @throws AppError not_found, forbidden, conflict
 */
export async function postTeams(actor: Actor, gameId: number): Promise<void> {
  const { teams, isDrawn } = await readTeams(actor, gameId);
  const [orange = 0, green = 0] = teams.map(({ players }) => players.length);
  await transaction(async (tx) => {
    const { game } = await managePlayers(tx, actor, gameId);
    if (!isDrawn) throw new AppError('conflict', say(texts, 'notDrawn'));
    const event = say(texts, 'teamsLine', { game: game.title, orange, green });
    await addGameLine(tx, { gameId, userId: actor.userId, event });
  });
}

/** The teams by first names, for a picture that leaves the site. @throws AppError not_found, forbidden (neither member nor player) */
export async function readTeamsToShare(actor: Actor, gameId: number) {
  const game = await requireGame(actor, gameId);
  if (game.role === null && game.viewerStatus !== 'going') {
    throw new AppError('forbidden', say(texts, 'onlyMembers'));
  }
  const { isDrawn, teams } = await readTeams(actor, gameId);
  if (!isDrawn) throw notFound(say(texts, 'notDrawn'));
  const going = await listParticipants(actor, gameId);
  const names = teams.map(({ players }) =>
    players
      .filter(({ isGuest }) => !isGuest)
      .map(({ key, name }) => {
        const isKnown = going.some(({ id, user }) => String(id) === key && user.id !== null);
        return isKnown ? (name.split(' ')[0] ?? name) : name;
      }),
  );
  return { title: game.title, sport: game.sport.name, names };
}
