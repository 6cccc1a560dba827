import { texts } from '@/lib/groups/texts';
import { translate } from '@/lib/platform/language/translate';

/** 'N spots left' of a group or a game, 'Full' at 0. */
export function spotsLeft(taken: number, places: number): string {
  return translate(texts).spotsLeft({ count: Math.max(0, places - taken) });
}
