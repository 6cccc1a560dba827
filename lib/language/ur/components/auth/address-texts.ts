import type { texts as english } from '@/components/auth/address-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  oneMoment: 'ایک لمحہ…',
  yourEmail: 'آپ کی ای میل',
  confirmEmail: 'اپنی ای میل کی تصدیق کریں',
  notToday: 'ایک دن کے لیے چھپائیں',
  linkSent:
    'ہم نے <email/> پر ای میل بھیجی ہے۔ جب تک اس کا لنک نہ کھولا جائے، یہاں پیغام صرف جان پہچان کے لوگوں کو بھیجا جا سکتا ہے۔',
  openOutbox: 'لوکل آؤٹ باکس کھولیں',
  sendAgain: 'ای میل دوبارہ بھیجیں',
  letterSent: 'ای میل بھیج دی گئی',
  earlierLinksEnd: 'پچھلی ای میلز کے لنک اب کام نہیں کرتے۔',
  letterNotSent: 'ای میل نہیں بھیجی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
};
