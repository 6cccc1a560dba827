import type { texts as layoutPageEnglish } from '@/components/layout/page-texts';
import type { texts as layoutEnglish } from '@/components/layout/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const layout: TextsOf<typeof layoutEnglish> = {
  // The frame
  home: '<product/>، مرکزی صفحہ',
  skipToContent: 'اصل متن پر جائیں',
  signIn: 'سائن اِن کریں',
  createAccount: 'اکاؤنٹ بنائیں',

  // What failed or is not there
  pageFailed: 'یہ صفحہ لوڈ نہیں ہو سکا',
  wentWrong: 'کچھ خرابی ہو گئی',
  siteFailed: '<product/> لوڈ نہیں ہو سکا۔ آپ کا ڈیٹا محفوظ ہے۔',

  back: 'پیچھے',
  acceptNote:
    'اکاؤنٹ بنانے کا مطلب ہے کہ آپ کو <terms>شرائط</terms> اور <rules>آداب</rules> منظور ہیں۔',
  rules: 'آداب',
  terms: 'شرائط',
  imprint: 'یہ سائٹ کس کی ہے',
  accessibility: 'سب کے لیے آسانی',
  privacyPolicy: 'پرائیویسی پالیسی',
  contact: 'رابطہ',
  title: '404: صفحہ نہیں ملا',
  explanation:
    'گیند دیوار کے پار چلی گئی، اور اِس طرف کچھ نہیں۔ ہو سکتا ہے پتہ غلط لکھا گیا ہو، یا جو یہاں تھا وہ ہٹا دیا گیا ہو۔',
  backToTheGround: 'میدان میں واپس',
};

export const texts = {
  'components/layout/texts': layout,
};

const layoutPage: TextsOf<typeof layoutPageEnglish> = {
  loading: 'لوڈ ہو رہا ہے…',
  pageNotFound: 'صفحہ نہیں ملا',
};

export const serverTexts = {
  'components/layout/page-texts': layoutPage,
};
