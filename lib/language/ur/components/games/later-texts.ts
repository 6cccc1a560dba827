import { DAY, type texts as english } from '@/components/games/later-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  planned: ({ repeats, startsOn, until, planned }, { date, plural }) => {
    const weekday = date(startsOn, { timeZone: 'UTC', weekday: 'long' });
    const every = {
      weekly: `ہر ${weekday} کو`,
      fortnightly: `ہر دوسرے ہفتے ${weekday} کو`,
      monthly: 'ہر مہینے',
    };
    const day = date(until, DAY);
    const games = plural(planned, {
      one: `ایک میچ طے ہے، ${day}`,
      other: `${day} تک ${planned} میچ طے ہیں`,
    });
    return `${every[repeats]}۔ ${games}۔`;
  },
  someFollow: ({ count, weeks }, { plural }) =>
    plural(count, {
      one: `ایک اور میچ باقی ہے، جو شروع ہونے سے ${weeks} ہفتے پہلے یہاں نظر آئے گا۔`,
      other: `مزید ${count} میچ باقی ہیں۔ ہر میچ شروع ہونے سے ${weeks} ہفتے پہلے یہاں نظر آتا ہے۔`,
    }),
  moreFollow: ({ weeks }) =>
    `اس کے بعد بھی میچ ہوں گے۔ ہر میچ شروع ہونے سے ${weeks} ہفتے پہلے یہاں نظر آتا ہے۔`,
};
