import type { texts as english } from '@/components/games/later-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

const dayOf = (next: string, { date }: Words): string =>
  date(`${next}T00:00:00Z`, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

export const texts: TextsOf<typeof english> = {
  oneFollows: ({ next, weeks }, words) =>
    `ایک اور میچ باقی ہے: ${dayOf(next, words)}۔ وہ ${weeks} ہفتے پہلے یہاں نظر آئے گا۔`,
  someFollow: ({ next, weeks, count }, words) =>
    `مزید ${count} میچ باقی ہیں، اگلا: ${dayOf(next, words)}۔ ہر میچ شروع ہونے سے ${weeks} ہفتے پہلے یہاں نظر آتا ہے۔`,
  moreFollow: ({ next, weeks }, words) =>
    `مزید میچ باقی ہیں، اگلا: ${dayOf(next, words)}۔ ہر میچ شروع ہونے سے ${weeks} ہفتے پہلے یہاں نظر آتا ہے۔`,
};
