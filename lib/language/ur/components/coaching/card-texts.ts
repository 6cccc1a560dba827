import type { texts as english } from '@/components/coaching/card-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  noReviews: 'ابھی کوئی ریویو نہیں',
  rating: 'ریٹنگ',
  reviewCount: ({ count }, { plural }) =>
    plural(count, { one: '1 ریویو', other: `${count} ریویو` }),
  perHour: '<price/> <unit>فی گھنٹہ</unit>',
  hourlyRate: ({ rate, currency }, { money }) => `${money(rate, currency)} فی گھنٹہ`,
};
