import type { SkillLevel, SportName } from '@/lib/sports/constants';

// What the builders pass to each other: columns of the row by their names in the schema, and facts for the other builders.
// prisma/seed/rows makes rows of it.

export interface PlayedSport {
  sportId: number;
  name: SportName;
  skillLevel: SkillLevel;
  yearsPlaying: number;
  achievements: string | null;
  isLookingToPlay: boolean;
}

export type SampleGender = 'male' | 'female' | 'other' | 'prefer-not-to-say';

export interface Person {
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  username: string;
  gender: SampleGender | null;
  bio: string | null;
  city: string | null;
  area: string | null;
  latitude: number | null;
  longitude: number | null;
  sports: PlayedSport[];
  isAdmin: boolean;
  isSample: boolean;
  joinedDaysAgo: number;
  activeMinutesAgo: number;
}

/** Somebody who has a place: everybody but the newcomer. */
export interface Resident extends Person {
  city: string;
  latitude: number;
  longitude: number;
  gender: SampleGender;
}

/** The people who can be signed in as with one click. Their ids are the first ones. */
export const SAMPLE_IDS = { admin: 1, coach: 2, creator: 3, player: 4, newcomer: 5 } as const;

export function isResident(person: Person): person is Resident {
  return person.city !== null && person.latitude !== null && person.gender !== null;
}

/** An inhabitant of Lahore who can be met anywhere: nobody of the sign-in page. */
export function isLahori({ city, isSample }: Person): boolean {
  return city === 'Lahore' && !isSample;
}
