import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as english } from '@/lib/platform/storage/server-texts';

export const texts: TextsOf<typeof english> = {
  emptyPicture: 'یہ فائل خالی ہے۔',
  unsupportedPicture: 'براہِ کرم JPG، PNG، WebP یا GIF تصویر استعمال کریں۔',
  tooManyPixels: ({ megapixels }) =>
    `اس تصویر میں پکسل بہت زیادہ ہیں: زیادہ سے زیادہ ${megapixels} میگا پکسل۔`,
  damagedPicture: 'یہ تصویر خراب ہے اور پڑھی نہیں جا سکی۔',
  notStored: 'تصویر محفوظ نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  notFound: 'تصویر نہیں ملی',
  notShown: 'تصویر ابھی دکھائی نہیں جا سکتی۔',
  fullToday: ({ megabytes }, { name }) =>
    `آج آپ کی ${name(`${megabytes} MB`)} تصویریں شامل ہو چکی ہیں، جو ایک دن کی حد ہے۔ براہِ کرم کل دوبارہ کوشش کریں۔`,
  fullAccount: ({ gigabytes }, { name }) =>
    `آپ کی تصویریں ${name(`${gigabytes} GB`)} جگہ لے رہی ہیں، جو ایک اکاؤنٹ کی حد ہے۔ براہِ کرم پہلے کچھ ڈیلیٹ کریں۔`,
};
