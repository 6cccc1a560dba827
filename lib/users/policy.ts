import type { Actor } from '@/lib/platform/auth/actor';
import type { WallTime } from '@/lib/platform/calendar/wall-clock';
import {
  AFTERNOON_FROM_HOUR,
  DAY_PARTS,
  EVENING_FROM_HOUR,
  GENDER_WAIT_DAYS,
  type Gender,
} from '@/lib/users/constants';

/** Only the owner changes a profile, its sports and its picture; not even admins may. */
export function canEditProfile(actor: Actor, userId: number): boolean {
  return actor.userId === userId;
}

/** In the database's spelling. */
type Stored = Exclude<Gender, 'prefer-not-to-say'> | 'prefer_not_to_say';

export interface GenderFacts {
  /** Decides about women-only and men-only content. */
  gender: Stored | null;
  /** The stated gender while it does not count yet. */
  statedGender: Stored | null;
  genderCountsFrom: Date | null;
}

/**
 * The consequence of a stated gender; null for none. The rights of the previous one end at once, and those of the new one begin
 * after a while: changing a field does not open spaces of women or men, and changing it back restores nothing early.
 */
export function genderChange(
  { gender, statedGender }: GenderFacts,
  stated: Stored,
  now: Date,
): GenderFacts | null {
  if (stated === (statedGender ?? gender)) return null;
  const givesRights = stated === 'female' || stated === 'male';
  if (gender === null || !givesRights) {
    return { gender: stated, statedGender: null, genderCountsFrom: null };
  }
  const genderCountsFrom = new Date(now.getTime() + GENDER_WAIT_DAYS * 86_400_000);
  return { gender: 'prefer_not_to_say', statedGender: stated, genderCountsFrom };
}

export interface MessageFacts {
  messagePrivacy: 'anyone' | 'members' | 'connections';
  connected: boolean;
  sharesGroup: boolean;
}

/** Whether a person's setting allows the other to start a conversation. Blocks are checked before. */
export function canMessage({ messagePrivacy, connected, sharesGroup }: MessageFacts): boolean {
  if (messagePrivacy === 'anyone' || connected) return true;
  return messagePrivacy === 'members' && sharesGroup;
}

/** The bit of `availability` for a day (0: Monday) and a part of it. */
export function slotBit(day: number, part: (typeof DAY_PARTS)[number]): number {
  return 2 ** (day * DAY_PARTS.length + DAY_PARTS.indexOf(part));
}

/** The bit for a start in the local time of its place. */
export function slotOf({ date, time }: WallTime): number {
  const day = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const hour = Number(time.slice(0, 2));
  if (hour >= EVENING_FROM_HOUR) return slotBit(day, 'evening');
  return slotBit(day, hour >= AFTERNOON_FROM_HOUR ? 'afternoon' : 'morning');
}
