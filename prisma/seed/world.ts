import type { GeoPoint } from '@/lib/geo/point';
import type { SkillLevel, SportName } from '@/lib/sports/constants';

// What the builders pass to each other. Rows of the database are made of these in prisma/seed/rows-*.ts.

export interface PlayedSport {
  sportId: number;
  name: SportName;
  level: SkillLevel;
  years: number;
  achievements: string | null;
  isLooking: boolean;
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
  point: GeoPoint | null;
  sports: PlayedSport[];
  isAdmin: boolean;
  isSample: boolean;
  joinedDaysAgo: number;
  activeMinutesAgo: number;
}

/** Somebody who has a place: everybody but the newcomer. */
export interface Resident extends Person {
  city: string;
  point: GeoPoint;
  gender: SampleGender;
}

export interface SampleVenue {
  id: number;
  name: string;
  address: string;
  area: string | null;
  city: string;
  point: GeoPoint;
  sports: SportName[];
  amenities: string[];
  pricing: string;
  description: string;
  phone: string | null;
  website: string | null;
  addedById: number;
  /** The mean its reviews gather around. */
  quality: number;
  addedDaysAgo: number;
}

export interface SampleGroup {
  id: number;
  name: string;
  description: string;
  sport: SportName;
  sportId: number;
  area: string | null;
  city: string;
  point: GeoPoint;
  maxMembers: number;
  audience: 'all' | 'women' | 'men';
  visibility: 'public' | 'private';
  isActive: boolean;
  membersCanCreateGames: boolean;
  creatorId: number;
  createdDaysAgo: number;
  /** The creator first, then by the day they joined. */
  members: { userId: number; role: 'creator' | 'organiser' | 'member'; daysAgo: number }[];
}

/** The people who can be signed in as with one click. Their ids are the first ones. */
export const SAMPLE_IDS = { admin: 1, coach: 2, creator: 3, player: 4, newcomer: 5 } as const;

export function isResident(person: Person): person is Resident {
  return person.city !== null && person.point !== null && person.gender !== null;
}
