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

/** As the database spells it. */
type Stored = Exclude<Gender, 'prefer-not-to-say'> | 'prefer_not_to_say';

export interface GenderFacts {
  /** Decides what is for women or men only. */
  gender: Stored | null;
  /** What the person says while it does not count yet. */
  statedGender: Stored | null;
  genderCountsFrom: Date | null;
}

/**
 * What a stated gender changes; null for nothing. The rights of the one before end at once, and those of the new one begin after a
 * while: nobody enters spaces of women or men by changing a field, and changing it back gives nothing back early.
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

/** Whether a person's setting lets the other start a conversation. Blocks are checked before. */
export function canMessage({ messagePrivacy, connected, sharesGroup }: MessageFacts): boolean {
  if (messagePrivacy === 'anyone' || connected) return true;
  return messagePrivacy === 'members' && sharesGroup;
}

/** The bit of `availability` for a day (0: Monday) and a part of it. */
export function slotBit(day: number, part: (typeof DAY_PARTS)[number]): number {
  return 2 ** (day * DAY_PARTS.length + DAY_PARTS.indexOf(part));
}

/** The bit for a start on the clocks of its place. */
export function slotOf({ date, time }: WallTime): number {
  const day = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const hour = Number(time.slice(0, 2));
  if (hour >= EVENING_FROM_HOUR) return slotBit(day, 'evening');
  return slotBit(day, hour >= AFTERNOON_FROM_HOUR ? 'afternoon' : 'morning');
}
