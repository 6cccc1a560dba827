import type { texts as english } from '@/components/games/card-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // The state of a game.
  pleaseConfirm: 'تصدیق کریں',
  isRepeated: 'سلسلہ',

  // Seats.
  goingCount: ({ count }) => `${count} شریک`,
  goingAndWaiting: ({ going, waiting }) => `${going} شریک، ${waiting} ویٹنگ لسٹ میں`,
  moreNeeded: ({ count }, { plural }) =>
    plural(count, {
      one: 'کھیلنے کے لیے ایک اور کھلاڑی درکار ہے۔',
      other: `کھیلنے کے لیے مزید ${count} کھلاڑی درکار ہیں۔`,
    }),

  // A list of cards.
  fetchFailed: 'میچ لوڈ نہیں ہو سکے',
  showMore: 'مزید میچ دکھائیں',
};
