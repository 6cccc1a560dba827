import type { SkillLevel, SportName } from '@/lib/sports/constants';
import { createRandom } from './random';
import { playedSport } from './sports-of-people';
import { type Person, SAMPLE_IDS } from './world';

interface Sketch {
  account: keyof typeof SAMPLE_IDS;
  firstName: string;
  lastName: string;
  bio: string | null;
  gender: Person['gender'];
  home: { area: string; latitude: number; longitude: number } | null;
  sports: readonly (readonly [SportName, SkillLevel])[];
}

const NOWHERE = { city: null, area: null, latitude: null, longitude: null };

const SKETCHES: readonly Sketch[] = [
  {
    account: 'admin',
    firstName: 'Nadia',
    lastName: 'Rehman',
    bio: 'Looks after Maidan. Slow runner, fast replier.',
    gender: 'female',
    home: { area: 'Model Town', latitude: 31.4842, longitude: 74.3237 },
    sports: [
      ['Running', 'intermediate'],
      ['Swimming', 'beginner'],
    ],
  },
  {
    account: 'coach',
    firstName: 'Omer',
    lastName: 'Siddiqui',
    bio: 'Tennis coach in DHA. Fifteen years on court, still learning to serve left-handed.',
    gender: 'male',
    home: { area: 'DHA', latitude: 31.4712, longitude: 74.4068 },
    sports: [
      ['Tennis', 'expert'],
      ['Paddle', 'advanced'],
    ],
  },
  {
    account: 'creator',
    firstName: 'Taimoor',
    lastName: 'Latif',
    bio: 'I book the court, count the heads and bring the bibs. Come and play.',
    gender: 'male',
    home: { area: 'Garden Town', latitude: 31.5031, longitude: 74.3248 },
    sports: [
      ['Soccer', 'advanced'],
      ['Paddle', 'intermediate'],
      ['Cricket', 'intermediate'],
    ],
  },
  {
    account: 'player',
    firstName: 'Areeba',
    lastName: 'Saleem',
    bio: 'Paddle three evenings a week, badminton when the courts are full. Looking for a steady doubles partner near Gulberg.',
    gender: 'female',
    home: { area: 'Gulberg', latitude: 31.5138, longitude: 74.3471 },
    sports: [
      ['Paddle', 'intermediate'],
      ['Badminton', 'advanced'],
      ['Running', 'beginner'],
    ],
  },
  {
    account: 'newcomer',
    firstName: 'Zain',
    lastName: 'Mirza',
    bio: null,
    gender: null,
    home: null,
    sports: [],
  },
];

/** The five people on the sign-in page. They have no password: only local mode allows signing in as them. */
export function samplePeople(): Person[] {
  const dice = createRandom('sample people');
  return SKETCHES.map(({ account, home, sports, ...sketch }) => ({
    ...sketch,
    id: SAMPLE_IDS[account],
    name: `${sketch.firstName} ${sketch.lastName}`,
    email: `${account}@example.test`,
    username: `${sketch.firstName}.${sketch.lastName}`.toLowerCase(),
    ...(home ? { city: 'Lahore', ...home } : NOWHERE),
    sports: sports.map(([name, level]) => ({
      ...playedSport(dice, name, level),
      isLookingToPlay: true,
    })),
    isAdmin: account === 'admin',
    isSample: true,
    joinedDaysAgo: home ? dice.int(300, 600) : 0,
    activeMinutesAgo: home ? dice.int(5, 600) : 1,
  }));
}
