import type { texts as sharedMoneyServerEnglish } from '@/lib/money/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const sharedMoneyServer: TextsOf<typeof sharedMoneyServerEnglish> = {
  onlyMembers: 'یہ صرف گروپ اور میچ کے کھلاڑیوں کے لیے ہے۔',
  notForTwo: 'دو لوگوں کے میچ کا کوئی حساب نہیں ہوتا۔',
  onlyOrganisers: 'یہ صرف منتظمین کے اختیار میں ہے۔',
  onlyThoseInvolved: 'یہ صرف متعلقہ لوگوں اور منتظمین کے اختیار میں ہے۔',
  notBegun: 'خرچ میچ شروع ہونے کے بعد بانٹا جاتا ہے: تبھی معلوم ہوتا ہے کہ کون حاضر ہے۔',
  gameCancelled: 'یہ میچ منسوخ ہو گیا تھا۔',
  noBill: 'اس میچ کا خرچ ابھی بانٹا نہیں گیا۔',
  nobodyPays: 'حصہ دینے کے لیے کوئی باقی نہیں۔ حاضری اور ’مفت‘ کے نشان دیکھ لیں۔',
  payeeUnknown: 'کسی کھلاڑی یا منتظم کو منتخب کریں۔',
  shareNotFound: 'یہ حصہ نہیں ملا۔',
  accountNotFound: 'اس شخص کا اس گروپ میں کوئی حساب نہیں۔',
  nothingOwed: 'ان دونوں کا حساب صاف ہے۔',
  cannotRemind: 'انہیں یاد دہانی نہیں بھیجی جا سکتی۔',
  remindedRecently: 'انہیں پچھلے ایک دن میں یاد دہانی بھیجی جا چکی ہے۔',
  reminderTitle: ({ creditor, amount, currency }, { name, money }) =>
    `${name(creditor)} کو آپ کی طرف سے ${money(amount, currency)} ملنے ہیں`,
  reminderMessage: ({ from, words, handle }, { name }) =>
    `${name(from)}: ${name(words)}${handle === null ? '' : ` (${name(handle)})`}`,
};

export const texts = {
  'lib/money/server-texts': sharedMoneyServer,
};
