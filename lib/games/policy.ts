import {
  CLUB_GAMES_UPCOMING_MAX,
  GAMES_UPCOMING_MAX,
  NEXT_GAME_HOURS,
} from '@/lib/games/constants';
import { type LevelRange, texts } from '@/lib/games/texts';
import type { Audience, GroupRole } from '@/lib/groups/constants';
import { audienceRefusal, fitsAudience, joinRefusalSentence } from '@/lib/groups/policy';
import { type Said, say, wordsFor } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { SKILL_LEVELS, type SkillLevel } from '@/lib/sports/constants';

export const upcomingMaxOf = ({ isClub }: { isClub: boolean }): number =>
  isClub ? CLUB_GAMES_UPCOMING_MAX : GAMES_UPCOMING_MAX;

export interface GameRole {
  role: GroupRole | null;
  isCreator: boolean;
}

/** Organisers of the group, and the game's creator while still a member. */
export function canManageGame({ role, isCreator }: GameRole): boolean {
  return role === 'creator' || role === 'organiser' || (role === 'member' && isCreator);
}

/** May change players and notify all of them. Excludes games of two, which need both. */
export function canManagePlayers(game: GameRole & { isForTwo: boolean }): boolean {
  return canManageGame(game) && !game.isForTwo;
}

interface Sight {
  isPublic: boolean;
  role: GroupRole | null;
  viewerStatus: 'going' | 'waitlisted' | 'maybe' | 'out' | null;
  isAsked: boolean;
}

/** A person invited to fill a seat of a private game sees the game, and the players once they have a seat. */
export function seesPlayers({ isPublic, role, viewerStatus, isAsked }: Sight): boolean {
  const hasPlace = viewerStatus === 'going' || viewerStatus === 'waitlisted';
  return isPublic || role !== null || hasPlace || !isAsked;
}

/** May take the list of players to a chat: members of the group, and people with a place in the game. */
export function mayCopyList({ role, viewerStatus }: Pick<Sight, 'role' | 'viewerStatus'>): boolean {
  return role !== null || viewerStatus === 'going' || viewerStatus === 'waitlisted';
}

/** A game without a range is for every level; in one with a range, an unknown level does not fit. */
function fitsLevel(level: SkillLevel | null, { skillMin, skillMax }: LevelRange): boolean {
  if (!skillMin && !skillMax) return true;
  if (!level) return false;
  const rank = SKILL_LEVELS.indexOf(level);
  return (
    rank >= (skillMin ? SKILL_LEVELS.indexOf(skillMin) : 0) &&
    rank <= (skillMax ? SKILL_LEVELS.indexOf(skillMax) : SKILL_LEVELS.length - 1)
  );
}

export interface PlayerFacts {
  /** Onboarded, and neither banned nor being deleted. */
  present: boolean;
  isBanned: boolean;
  gender: string | null;
  level: SkillLevel | null;
  /** Their own request for a seat; once it is accepted their level does not count. */
  request: 'pending' | 'accepted' | 'declined' | null;
  /** Neither a member of the group nor in the game, and the group accepts nobody: it is inactive, or without a leader. */
  isShutOut: boolean;
}

export interface SeatFacts extends PlayerFacts {
  /** Until then they only wait for places in games of the group, this one included; null: they may have a seat. */
  waitsUntil: string | null;
}

interface GameRules extends LevelRange {
  sport: { name: string };
  audience: Audience;
}

export const GAME_REFUSALS = ['profile', 'banned', 'inactive', 'audience', 'level'] as const;
export type GameRefusal = (typeof GAME_REFUSALS)[number];

/** Why a person cannot have a seat, regardless of free seats; null when they can. The creator, and whom an organiser accepted, play at any level. */
export function refusalOf(
  player: PlayerFacts,
  game: GameRules & { isCreator: boolean },
): GameRefusal | null {
  if (!player.present) return 'profile';
  if (player.isBanned) return 'banned';
  if (player.isShutOut) return 'inactive';
  if (!fitsAudience(player.gender, game.audience)) return 'audience';
  const anyLevel = game.isCreator || player.request === 'accepted';
  return anyLevel || fitsLevel(player.level, game) ? null : 'level';
}

/** Used before and after a click on Join. */
export function refusalSentence(
  refusal: GameRefusal,
  { sport, audience, skillMin, skillMax }: GameRules,
  level: SkillLevel | null,
): Said {
  if (refusal === 'profile') return say(texts, 'profileFirst');
  if (refusal === 'banned') return say(texts, 'bannedFromGroup');
  if (refusal === 'inactive') return joinRefusalSentence(refusal, audience);
  if (refusal === 'audience') return audienceRefusal('game', audience);
  return say(texts, 'wrongLevel', { sport: sport.name, level, skillMin, skillMax });
}

/** In the reader's language. */
export function refusalWords(...refused: Parameters<typeof refusalSentence>): string {
  return wordsFor(refusalSentence(...refused));
}

/** 'intermediate to expert', 'advanced' or 'beginner and above'. */
export function levelWords({ skillMin, skillMax }: LevelRange): string {
  return translate(texts).levels({ skillMin, skillMax });
}

/** 'Intermediate and above'; null when every level may play. */
export function levelLabel(range: LevelRange): string | null {
  if (!range.skillMin && !range.skillMax) return null;
  const words = levelWords(range);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'you and your guest need 2': for the English texts. */
export function partyNeeds(guests: number): string {
  return `you and your ${guests === 1 ? 'guest' : `${guests} guests`} need ${1 + guests}`;
}

/** How many guests a waiting person could bring now; none when no seat is free either. */
export function fittingGuests(free: number): number {
  return Math.max(0, free - 1);
}

/** 'without the guest', 'without guests' or 'with 2 guests': what fits into the free seats. For the English texts. */
export function fewerGuests(guests: number, free: number): string {
  const fitting = fittingGuests(free);
  if (fitting > 0) return fitting === 1 ? 'with 1 guest' : `with ${fitting} guests`;
  return guests === 1 ? 'without the guest' : 'without guests';
}

export interface Rules {
  startsAt: Date;
  minPlayers: number | null;
  decideHours: number | null;
  membersFirstHours: number | null;
  payByHours: number | null;
}

const hoursBefore = (startsAt: Date, hours: number | null): Date | null =>
  hours === null ? null : new Date(startsAt.getTime() - hours * 3_600_000);

/** When a game with too few players is cancelled; null when it is played anyway. */
export function decisionTime({ startsAt, minPlayers, decideHours }: Rules): Date | null {
  return minPlayers === null ? null : hoursBefore(startsAt, decideHours);
}

/** Until when a seat is paid for; null when seats are not paid first. */
export function payTime({ startsAt, payByHours }: Pick<Rules, 'startsAt' | 'payByHours'>) {
  return hoursBefore(startsAt, payByHours);
}

/** When a public game that is for members first opens for all; null when it is public at once. */
export function openingTime({ startsAt, membersFirstHours }: Rules): Date | null {
  return hoursBefore(startsAt, membersFirstHours);
}

/**
 * Whether the decision that was planned for that time cancels the game. A decision that was planned before a change of the rule
 * does not.
 */
export function isTooFew(
  game: Rules & { status: string; goingCount: number },
  plannedFor: Date,
  now: Date,
): boolean {
  const { status, startsAt, minPlayers, goingCount } = game;
  return (
    status === 'upcoming' &&
    startsAt > now &&
    decisionTime(game)?.getTime() === plannedFor.getTime() &&
    goingCount < (minPlayers ?? 0)
  );
}

/** The first game that has not begun, if it begins within NEXT_GAME_HOURS. */
export function nextGame<T extends { startsAt: string }>(
  games: readonly T[],
  now: number,
): T | null {
  const next = games.find(({ startsAt }) => new Date(startsAt).getTime() > now);
  if (!next) return null;
  return new Date(next.startsAt).getTime() - now <= NEXT_GAME_HOURS * 3_600_000 ? next : null;
}
