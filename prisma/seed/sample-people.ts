import type { SkillLevel, SportName } from '@/lib/sports/constants';
import { createRandom } from './random';
import { playedSport } from './sports-of-people';
import { type Person, SAMPLE_IDS } from './world';

interface Sketch {
  id: number;
  account: string;
  firstName: string;
  lastName: string;
  bio: string | null;
  gender: Person['gender'];
  home: { city: string; area: string; latitude: number; longitude: number } | null;
  sports: [SportName, SkillLevel][];
  isAdmin?: boolean;
}

const NOWHERE = { city: null, area: null, latitude: null, longitude: null };
const GULBERG = { city: 'Lahore', area: 'Gulberg', latitude: 31.5138, longitude: 74.3471 };

const SKETCHES: readonly Sketch[] = [
  {
    id: SAMPLE_IDS.admin,
    account: 'admin',
    firstName: 'Nadia',
    lastName: 'Rehman',
    bio: 'Looks after Maidan. Slow runner, fast replier.',
    gender: 'female',
    home: { city: 'Lahore', area: 'Model Town', latitude: 31.4842, longitude: 74.3237 },
    sports: [
      ['Running', 'intermediate'],
      ['Swimming', 'beginner'],
    ],
    isAdmin: true,
  },
  {
    id: SAMPLE_IDS.coach,
    account: 'coach',
    firstName: 'Omer',
    lastName: 'Siddiqui',
    bio: 'Tennis coach in DHA. Fifteen years on court, still learning to serve left-handed.',
    gender: 'male',
    home: { city: 'Lahore', area: 'DHA', latitude: 31.4712, longitude: 74.4068 },
    sports: [
      ['Tennis', 'expert'],
      ['Paddle', 'advanced'],
    ],
  },
  {
    id: SAMPLE_IDS.creator,
    account: 'creator',
    firstName: 'Taimoor',
    lastName: 'Latif',
    bio: 'I book the court, count the heads and bring the bibs. Come and play.',
    gender: 'male',
    home: { city: 'Lahore', area: 'Garden Town', latitude: 31.5031, longitude: 74.3248 },
    sports: [
      ['Soccer', 'advanced'],
      ['Paddle', 'intermediate'],
      ['Cricket', 'intermediate'],
    ],
  },
  {
    id: SAMPLE_IDS.player,
    account: 'player',
    firstName: 'Areeba',
    lastName: 'Saleem',
    bio: 'Paddle three evenings a week, badminton when the courts are full. Looking for a steady doubles partner near Gulberg.',
    gender: 'female',
    home: GULBERG,
    sports: [
      ['Paddle', 'intermediate'],
      ['Badminton', 'advanced'],
      ['Running', 'beginner'],
    ],
  },
  {
    id: SAMPLE_IDS.newcomer,
    account: 'newcomer',
    firstName: 'Zain',
    lastName: 'Mirza',
    bio: null,
    gender: null,
    home: null,
    sports: [],
  },
];

/** The five people on the sign-in page. They have no password: only local mode lets anybody sign in as them. */
export function samplePeople(): Person[] {
  const dice = createRandom('sample people');
  return SKETCHES.map((sketch) => ({
    id: sketch.id,
    firstName: sketch.firstName,
    lastName: sketch.lastName,
    name: `${sketch.firstName} ${sketch.lastName}`,
    email: `${sketch.account}@example.test`,
    username: `${sketch.firstName}.${sketch.lastName}`.toLowerCase(),
    gender: sketch.gender,
    bio: sketch.bio,
    ...(sketch.home ?? NOWHERE),
    sports: sketch.sports.map(([name, level]) => ({
      ...playedSport(dice, name, level),
      isLookingToPlay: true,
    })),
    isAdmin: sketch.isAdmin ?? false,
    isSample: true,
    joinedDaysAgo: sketch.home ? dice.int(300, 600) : 0,
    activeMinutesAgo: sketch.home ? dice.int(5, 600) : 1,
  }));
}
