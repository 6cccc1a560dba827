import type { texts as mapEnglish } from '@/components/map/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const map: TextsOf<typeof mapEnglish> = {
  cluster: ({ count }) => `${count} وینیو، قریب سے دیکھنے کے لیے دبائیں`,
  zoomIn: 'نقشہ بڑا کریں',
  zoomOut: 'نقشہ چھوٹا کریں',
  loadingFailed: 'نقشہ لوڈ نہیں ہو سکا',
  loadingFailedReason: 'Google Maps لوڈ نہیں ہو سکا۔ براہِ کرم اپنا انٹرنیٹ کنکشن دیکھیں۔',
  pin: 'وینیو کی جگہ: اسے تیر کے بٹنوں سے سرکائیں',

  pickerHint: 'تلاش کریں، نقشے پر دبائیں، یا پن کو انگلی یا تیر کے بٹنوں سے سرکائیں۔',
  pickerMap: 'جگہ منتخب کرنے کا نقشہ',
  latitude: 'عرض بلد',
  longitude: 'طول بلد',
  placeMissing: 'براہِ کرم نقشے پر جگہ منتخب کریں۔',
  placeSelected: 'جگہ منتخب ہو گئی',
  cancel: 'رہنے دیں',
  confirm: 'جگہ کی تصدیق کریں',

  searchLabel: 'پتے کی تلاش',
  searchExample: 'گلبرگ، لاہور',
  search: 'تلاش کریں',
  showing: ({ place }, { name }) => `نقشے پر: ${name(place)}`,
  notFound: 'یہ جگہ نہیں ملی۔ کسی اور نام سے تلاش کریں۔',
};

export const texts = {
  'components/map/texts': map,
};
