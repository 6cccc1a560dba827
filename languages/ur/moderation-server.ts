import type { texts as sharedModerationServerEnglish } from '@/lib/moderation/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const sharedModerationServer: TextsOf<typeof sharedModerationServerEnglish> = {
  notYourself: 'خود کو بلاک نہیں کیا جا سکتا۔',
  userNotFound: 'صارف نہیں ملا',
  groupNotFound: 'گروپ نہیں ملا',
  gameNotFound: 'میچ نہیں ملا',
  venueNotFound: 'وینیو نہیں ملا',
  reviewNotFound: 'ریویو نہیں ملا',
  messageNotFound: 'پیغام نہیں ملا',
  coachNotFound: 'کوچ نہیں ملا',
  yourOwn: 'یہ آپ کا اپنا ہے: اسے خود بدلا یا ڈیلیٹ کیا جا سکتا ہے۔',
  reportedAlready: 'آپ کی طرف سے اس کی رپورٹ پہلے ہی مل چکی ہے۔ ہم اسے دیکھ رہے ہیں۔',
  warningNotFound: 'وارننگ نہیں ملی',
};

export const texts = {
  'lib/moderation/server-texts': sharedModerationServer,
};
