import type { texts as english } from '@/components/users/deletion-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  didNotWork: 'یہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  accountDeletion: 'اکاؤنٹ کا ڈیلیٹ ہونا',
  deletedOn: 'آپ کا اکاؤنٹ <day/> کو ڈیلیٹ ہو جائے گا۔',
  hiddenUntilThen: 'تب تک آپ کی پروفائل کسی اور کو نظر نہیں آتی۔',
  keepAccount: 'اکاؤنٹ بحال کریں',
  oneMoment: 'ایک لمحہ…',
  accountStays: 'آپ کا اکاؤنٹ بحال ہے',
  accountStaysHint: 'آپ کی پروفائل دوسروں کو پھر نظر آتی ہے۔',
};
