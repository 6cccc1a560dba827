import type { texts as english } from '@/lib/platform/db/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Violated invariants
  existsAlready: 'یہ پہلے سے موجود ہے۔',
  goneMeanwhile: 'جس چیز کا اس میں ذکر ہے، وہ اب موجود نہیں۔',
  valueOutOfRange: 'یہ قدر حد سے باہر ہے۔',
  timeTaken: 'یہ وقت پہلے ہی لیا جا چکا ہے۔',
  textTooLong: 'یہ متن بہت لمبا ہے۔',
  numberOutOfRange: 'یہ عدد حد سے باہر ہے۔',
  textNotStorable: 'اس متن میں ایسے حروف ہیں جو محفوظ نہیں ہو سکتے۔',
  changedMeanwhile: 'اسی لمحے کسی اور نے اسے بدل دیا۔ براہِ کرم دوبارہ کوشش کریں۔',
  tooBusy: 'اس وقت یہاں بہت زیادہ لوگ ہیں۔ براہِ کرم تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  away: 'میدان اس وقت دستیاب نہیں۔ براہِ کرم ایک منٹ بعد دوبارہ کوشش کریں۔',
  // Accounts
  aboutToBeDeleted:
    'آپ کا اکاؤنٹ ڈیلیٹ ہونے والا ہے۔ کچھ نیا شروع کرنے کے لیے اسے سیٹنگز میں بحال کریں۔',
};
