import type { texts as english } from '@/components/venues/card-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  verified: 'تصدیق شدہ',
  sports: 'کھیل',
  amenities: 'سہولیات',
  moreAmenities: 'مزید سہولیات',
  showOnMap: ({ venue }, { name }) => `${name(venue)} کو نقشے پر دیکھیں، نئے ٹیب میں`,
  distance: ({ km }, { name, number }) => name(`${number(km, 1)} km`),
  aboutDistance: ({ km }, { name, number }) => `اندازاً ${name(`${number(km, 1)} km`)}`,
  noReviews: 'ابھی کوئی ریویو نہیں',
  rated: 'ریٹنگ',
  reviewsCounted: 'ریویو',
};
