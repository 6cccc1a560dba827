import type { Party } from '@/components/games/texts';

/** 'you and your guest need 2' */
export const partyNeeds = (guests: number): string =>
  `آپ کو اور آپ کے ${guests === 1 ? 'مہمان' : `${guests} مہمانوں`} کو ${1 + guests} جگہیں چاہییں`;

/** 'without the guest', 'without guests' or 'with 2 guests': the number that fits into the free seats. */
export function fewerGuests({ guests, free }: Party): string {
  const fitting = Math.max(0, free - 1);
  if (fitting > 0) return fitting === 1 ? '1 مہمان کے ساتھ' : `${fitting} مہمانوں کے ساتھ`;
  return guests === 1 ? 'مہمان کے بغیر' : 'مہمانوں کے بغیر';
}
