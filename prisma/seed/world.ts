import type { SkillLevel, SportName } from '@/lib/sports/constants';

// The builders' data: columns of the row by their names in the schema, and facts for the other builders. prisma/seed/rows turns
// it into rows.

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

/** A person with a place: everyone but the newcomer. */
export interface Resident extends Person {
  city: string;
  latitude: number;
  longitude: number;
  gender: SampleGender;
}

/** The people of one-click sign-in. Their ids are the first ones. */
export const SAMPLE_IDS = { admin: 1, coach: 2, creator: 3, player: 4, newcomer: 5 } as const;

export function isResident(person: Person): person is Resident {
  return person.city !== null && person.latitude !== null && person.gender !== null;
}

/** An inhabitant of Lahore who is not on the sign-in page. */
export function isLahori({ city, isSample }: Person): boolean {
  return city === 'Lahore' && !isSample;
}
