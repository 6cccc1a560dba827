import { city } from '@/lib/platform/city/city';

/** Weakest first, in the order of the database's enum. */
export const SKILL_LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/** The people in the picture of a line-up: more would cover each other. */
export const LINE_UP_MAX = 22;

export interface CatalogueSport {
  /** Permanent: URLs (/sport/3) and the tags of people use it. Append, never renumber. */
  id: number;
  name: string;
  /** The sport's icon in the database. */
  emoji: string;
  /** Names the drawing, the tint and the court of the sport. */
  icon: string;
  /** A popular sport has its own button on Discover; the others are behind 'More'. */
  isMain: boolean;
}

/** The initial sports; admins add others and rename these. The last three come from the coaches' form. */
export const SPORTS = [
  { id: 1, name: 'Paddle', emoji: '🎾', icon: 'paddle', isMain: true },
  { id: 2, name: 'Basketball', emoji: '🏀', icon: 'basketball', isMain: true },
  { id: 3, name: 'Tennis', emoji: '🎾', icon: 'tennis', isMain: true },
  { id: 4, name: 'Soccer', emoji: '⚽', icon: 'soccer', isMain: true },
  { id: 5, name: 'Volleyball', emoji: '🏐', icon: 'volleyball', isMain: true },
  { id: 6, name: 'Cricket', emoji: '🏏', icon: 'cricket', isMain: true },
  { id: 7, name: 'Badminton', emoji: '🏸', icon: 'badminton', isMain: true },
  { id: 8, name: 'Table Tennis', emoji: '🏓', icon: 'table-tennis', isMain: true },
  { id: 9, name: 'Golf', emoji: '⛳', icon: 'golf', isMain: false },
  { id: 10, name: 'Gym Workout', emoji: '🏋️', icon: 'gym-workout', isMain: false },
  { id: 11, name: 'Running', emoji: '🏃', icon: 'running', isMain: false },
  { id: 12, name: 'Swimming', emoji: '🏊', icon: 'swimming', isMain: false },
  { id: 13, name: 'Snooker', emoji: '🎱', icon: 'snooker', isMain: false },
  { id: 14, name: 'Baseball', emoji: '⚾', icon: 'baseball', isMain: false },
  { id: 15, name: 'Softball', emoji: '🥎', icon: 'softball', isMain: false },
  { id: 16, name: 'Rugby', emoji: '🏉', icon: 'rugby', isMain: false },
  { id: 17, name: 'American Football', emoji: '🏈', icon: 'american-football', isMain: false },
  { id: 18, name: 'Hockey', emoji: '🏑', icon: 'hockey', isMain: false },
  { id: 19, name: 'Boxing', emoji: '🥊', icon: 'boxing', isMain: false },
  { id: 20, name: 'Yoga', emoji: '🧘', icon: 'yoga', isMain: false },
  { id: 21, name: 'Fitness', emoji: '💪', icon: 'fitness', isMain: false },
] as const satisfies readonly CatalogueSport[];

export type SportName = (typeof SPORTS)[number]['name'];
export type SportIcon = (typeof SPORTS)[number]['icon'];

const BY_NAME: ReadonlyMap<string, (typeof SPORTS)[number]> = new Map(
  SPORTS.map((sport) => [sport.name, sport]),
);

/** The drawing of a sport; the circle for sports outside the catalogue. */
export function sportIcon(name: string): SportIcon | 'circle' {
  return BY_NAME.get(name)?.icon ?? 'circle';
}

export const SPORT_NAME_LENGTH_MAX = 40;
export const SPORT_ICON_LENGTH_MAX = 16;
/** The popular sports of this city, then by name: the order of all lists of sports. */
export function compareSports(a: { name: string }, b: { name: string }): number {
  const order = placeOf(a.name) - placeOf(b.name);
  if (order !== 0 || a.name === b.name) return order;
  return a.name < b.name ? -1 : 1;
}

const placeOf = (name: string): number => {
  const { sports } = city();
  const first = sports.length > 0 ? sports : [SPORTS[0].icon];
  const place = first.indexOf(sportIcon(name));
  return place < 0 ? first.length : place;
};

/** The emoji of a sport outside the catalogue, unless its admin chose one. */
export const DEFAULT_SPORT_EMOJI = '🏅';

export function sportEmoji(name: string): string {
  return BY_NAME.get(name)?.emoji ?? DEFAULT_SPORT_EMOJI;
}

/** Where counting a sport's players, groups, venues and coaches stops: an index scan of a thousand rows is instant. */
export const SPORT_COUNT_MAX = 1000;
