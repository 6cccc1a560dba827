import type { texts as english } from '@/components/games/list-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { within } from '../../words/reach';

export const texts: TextsOf<typeof english> = {
  games: 'میچز',
  sport: 'کھیل',
  day: 'دن',
  noneFound: 'کوئی میچ نہیں ملا',
  tryAnother: 'کوئی اور دن یا کھیل آزمائیں، یا گروپ بنا کر خود میچ رکھیں۔',
  noneNear: ({ km }, words) =>
    `${within(km, words)} کوئی میچ نہیں۔ یہ اس سے آگے کے میچ ہیں، جلد ہونے والے پہلے۔`,
  noneSuchNear: ({ km }, words) =>
    `${within(km, words)} ایسا کوئی میچ نہیں۔ یہ اس سے آگے کے میچ ہیں، جلد ہونے والے پہلے۔`,
  clearFilters: 'فلٹر صاف کریں',
};
