import type { texts as english } from '@/components/venues/whereabouts-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  nearDevice: 'آپ کے موجودہ مقام کے قریب',
  nearPlace: '<place/> کے قریب',
  nearSaved: 'آپ کے محفوظ مقام کے قریب',
  showingPlace: 'یہ نتائج <place/> کے ہیں۔',
  setLocation: 'اپنا مقام لکھیں',
  backToPlace: '<place/> پر واپس',
  backToSaved: '<place>آپ کے محفوظ مقام</place> پر واپس',
  useMyLocation: 'موجودہ مقام لیں',
  findingYou: 'مقام معلوم کیا جا رہا ہے',
};
