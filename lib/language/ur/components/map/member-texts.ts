import type { texts as english } from '@/components/map/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Choosing a place
  pickerHint: 'تلاش کریں، نقشے پر دبائیں، یا پن کو انگلی یا تیر کے بٹنوں سے سرکائیں۔',
  pickerMap: 'جگہ منتخب کرنے کا نقشہ',
  latitude: 'عرض بلد',
  longitude: 'طول بلد',
  placeMissing: 'براہِ کرم نقشے پر جگہ منتخب کریں۔',
  placeSelected: 'جگہ منتخب ہو گئی',
  cancel: 'رہنے دیں',
  confirm: 'جگہ کی تصدیق کریں',

  // Looking a place up
  searchLabel: 'پتے کی تلاش',
  searchExample: 'گلبرگ، لاہور',
  search: 'تلاش کریں',
  showing: ({ place }, { name }) => `نقشے پر: ${name(place)}`,
  notFound: 'یہ جگہ نہیں ملی۔ کسی اور نام سے تلاش کریں۔',
};
