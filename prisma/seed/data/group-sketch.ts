import type { SportName } from '@/lib/sports/constants';

export interface GroupSketch {
  city: string;
  area: string;
  sport: SportName;
  name: string;
  description: string;
  maxMembers: number;
  /** How full it is, 0 to 1. */
  fill: number;
  audience?: 'women' | 'men';
  isPrivate?: boolean;
  isInactive?: boolean;
  membersCanCreateGames?: boolean;
  /** One of the sample people founded it, or belongs to it. */
  founder?: 'creator' | 'player' | 'coach';
  joined?: readonly ('player' | 'creator' | 'coach' | 'admin')[];
}

export const inLahore = (
  area: string,
  sport: SportName,
  name: string,
  maxMembers: number,
  fill: number,
  description: string,
  more: Partial<GroupSketch> = {},
): GroupSketch => ({ city: 'Lahore', area, sport, name, maxMembers, fill, description, ...more });
