import type { SkillLevel, SportName } from '@/lib/sports/constants';
import { findNeighbourhood, playedIn, roundPoint, type SamplePlace } from './place';
import { createRandom } from './random';
import { playedSport } from './sports-of-people';
import { type Person, SAMPLE_IDS } from './world';

interface Sketch {
  account: keyof typeof SAMPLE_IDS;
  firstName: string;
  lastName: string;
  bio: string | null;
  gender: Person['gender'];
  /** In degrees from the centre of the neighbourhood. */
  home: { area: string; north: number; east: number } | null;
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
    home: { area: 'Model Town', north: 0.0012, east: -0.0013 },
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
    home: { area: 'DHA', north: 0.0022, east: -0.0042 },
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
    home: { area: 'Garden Town', north: 0.0011, east: 0.0018 },
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
    home: { area: 'Gulberg', north: 0.0018, east: 0.0021 },
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
export function samplePeople(place: SamplePlace): Person[] {
  const dice = createRandom('sample people');
  return SKETCHES.map(({ account, home, sports, ...sketch }) => ({
    ...sketch,
    id: SAMPLE_IDS[account],
    name: `${sketch.firstName} ${sketch.lastName}`,
    email: `${account}@example.test`,
    username: `${sketch.firstName}.${sketch.lastName}`.toLowerCase(),
    ...(home ? placeOf(home, place) : NOWHERE),
    sports: sports.map(([name, level], turn) => ({
      ...playedSport(dice, playedIn(place, name, turn), level),
      isLookingToPlay: true,
    })),
    isAdmin: account === 'admin',
    isSample: true,
    joinedDaysAgo: home ? dice.int(300, 600) : 0,
    activeMinutesAgo: home ? dice.int(5, 600) : 1,
  }));
}

function placeOf({ area, north, east }: NonNullable<Sketch['home']>, place: SamplePlace) {
  const { city, latitude, longitude } = findNeighbourhood(place, 'Lahore', area);
  return { city, area, ...roundPoint({ latitude: latitude + north, longitude: longitude + east }) };
}
