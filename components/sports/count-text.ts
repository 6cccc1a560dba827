import { translate } from '@/lib/platform/language/translate';
import { SPORT_COUNT_MAX } from '@/lib/sports/constants';
import { texts } from './texts';

/** Counts stop at the limit: '1,000+'. */
export function countText(count: number): string {
  return count >= SPORT_COUNT_MAX
    ? translate(texts).countOrMore({ count: SPORT_COUNT_MAX })
    : String(count);
}
