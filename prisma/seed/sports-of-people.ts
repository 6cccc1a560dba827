import { type SkillLevel, SPORTS, type SportName } from '@/lib/sports/constants';
import { sportId } from '../rows/sports';
import { ACHIEVEMENTS } from './data/bios';
import { playedIn, type SamplePlace } from './place';
import type { Random } from './random';
import type { PlayedSport, SampleGender } from './world';

const POPULARITY: Record<SportName, { women: number; men: number }> = {
  Paddle: { women: 16, men: 14 },
  Basketball: { women: 7, men: 9 },
  Tennis: { women: 10, men: 8 },
  Soccer: { women: 8, men: 20 },
  Volleyball: { women: 8, men: 7 },
  Cricket: { women: 12, men: 30 },
  Badminton: { women: 22, men: 13 },
  'Table Tennis': { women: 8, men: 9 },
  Golf: { women: 2, men: 3 },
  'Gym Workout': { women: 10, men: 11 },
  Running: { women: 13, men: 9 },
  Swimming: { women: 9, men: 5 },
  Snooker: { women: 1, men: 8 },
  Baseball: { women: 1, men: 2 },
  Softball: { women: 3, men: 1 },
  Rugby: { women: 1, men: 2 },
  'American Football': { women: 1, men: 2 },
  Hockey: { women: 3, men: 5 },
  Boxing: { women: 3, men: 4 },
  Yoga: { women: 9, men: 2 },
  Fitness: { women: 8, men: 5 },
};

const LEVELS: readonly (readonly [SkillLevel, number])[] = [
  ['beginner', 29],
  ['intermediate', 41],
  ['advanced', 22],
  ['expert', 8],
];

const YEARS: Record<SkillLevel, readonly [number, number]> = {
  beginner: [0, 2],
  intermediate: [2, 8],
  advanced: [5, 15],
  expert: [8, 24],
};

/** One to four different sports, the first one their own. */
export function chooseSports(
  dice: Random,
  gender: SampleGender,
  place: SamplePlace,
): PlayedSport[] {
  const count = dice.weighted([
    [1, 22],
    [2, 40],
    [3, 27],
    [4, 11],
  ]);
  const chosen = new Set<SportName>();
  const key = gender === 'male' ? 'men' : 'women';
  while (chosen.size < count) {
    const name = dice.weighted(SPORTS.map((one) => [one.name, POPULARITY[one.name][key]] as const));
    const turns = place.insteadOfCricket.length;
    chosen.add(playedIn(place, name, turns > 0 ? dice.int(0, turns - 1) : 0));
  }
  return [...chosen].map((name) => playedSport(dice, name));
}

export function playedSport(
  dice: Random,
  name: SportName,
  level: SkillLevel = dice.weighted(LEVELS),
): PlayedSport {
  const [from, to] = YEARS[level];
  const proud = dice.chance(
    { beginner: 0.05, intermediate: 0.18, advanced: 0.4, expert: 0.75 }[level],
  );
  return {
    sportId: sportId(name),
    name,
    skillLevel: level,
    yearsPlaying: dice.int(from, to),
    achievements: proud ? dice.pick(ACHIEVEMENTS[level]) : null,
    isLookingToPlay: dice.chance(0.93),
  };
}
