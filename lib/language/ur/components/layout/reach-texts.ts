import type { texts as english } from '@/components/layout/reach-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { within } from '../../words/reach';

export const texts: TextsOf<typeof english> = {
  lookFurther: 'اور دور تک دیکھیں',
  onlyNear: 'صرف میرے قریب',
  everywhereNearest: 'ہر جگہ سے، قریب ترین پہلے۔',
  everywhereSoonest: 'ہر جگہ سے، جلد ہونے والے پہلے۔',
  within: ({ km }, words) => `${within(km, words)}۔`,
};
