import type { texts as english } from '@/components/map/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  cluster: ({ count }) => `${count} وینیو، قریب سے دیکھنے کے لیے دبائیں`,
  zoomIn: 'نقشہ بڑا کریں',
  zoomOut: 'نقشہ چھوٹا کریں',
  offline: 'آف لائن نقشہ: سڑکیں دستیاب نہیں',
  loadingFailed: 'نقشہ لوڈ نہیں ہو سکا',
  loadingFailedReason: 'Google Maps لوڈ نہیں ہو سکا۔ براہِ کرم اپنا انٹرنیٹ کنکشن دیکھیں۔',
  pin: 'وینیو کی جگہ: اسے تیر کے بٹنوں سے سرکائیں',
};
