import type { texts as english } from '@/components/layout/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  back: 'پیچھے',
  // Giving up a place close to the start
  leaveOf: ({ title }, { name }) => `${name(title)} سے نام واپس لیں؟`,
  leaveWaitlistQuestion: 'ویٹنگ لسٹ سے نام واپس لیں؟',
  leaveGameWarning: ({ when }) =>
    `آغاز: ${when}۔ باقی کھلاڑیوں کو آپ کا انتظار ہے، اور آپ کی جگہ فوراً ویٹنگ لسٹ کے اگلے نمبر کو مل جائے گی۔`,
  leaveClassWarning: ({ when }) =>
    `آغاز: ${when}۔ کوچ کو آپ کا انتظار ہے، اور آپ کی جگہ فوراً ویٹنگ لسٹ کے اگلے نمبر کو مل جائے گی۔`,
  leaveWaitlistWarning: ({ when }) => `آغاز: ${when}۔ ویٹنگ لسٹ میں آپ کا نمبر چلا جائے گا۔`,
  leaveGame: 'نام واپس لیں',
  leaveClass: 'نام واپس لیں',
  leaveWaitlist: 'نام واپس لیں',
  stay: 'رہنے دیں',

  // When the clocks go forward.
  skipped: ({ time }) =>
    `اس دن وہاں گھڑیاں آگے کی جائیں گی اور ${time} کا وقت آئے گا ہی نہیں۔ کوئی اور وقت منتخب کریں۔`,

  // Installing the app.
  installHint: 'Maidan کو اپنی ہوم اسکرین پر رکھیں: آپ کے میچز ایک ہی بار دبانے سے کھلیں گے۔',
  install: 'انسٹال کریں',
  notNow: 'ابھی نہیں',
  installOnIos: 'Maidan کو دو بار دبا کر اپنی ہوم اسکرین پر رکھیں:',
  iosShare: '1. <picture/> Safari کی پٹی میں Share',
  iosAdd: '2. <picture/> Add to Home Screen',
};
