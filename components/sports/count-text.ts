import { SPORT_COUNT_MAX } from '@/lib/sports/constants';

/** Counting stops there: '1,000+'. */
export function countText(count: number): string {
  return count >= SPORT_COUNT_MAX ? `${SPORT_COUNT_MAX.toLocaleString('en')}+` : String(count);
}
