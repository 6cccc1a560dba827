import type { texts as moneyEnglish } from '@/components/money/texts';
import type { texts as sharedMoneyServerEnglish } from '@/lib/money/server-texts';
import type { texts as sharedMoneyEnglish } from '@/lib/money/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const games = (count: number) => (count === 1 ? '1 میچ' : `${count} میچوں`);

const money: TextsOf<typeof moneyEnglish> = {
  title: 'حساب',
  loadFailed: 'حساب لوڈ نہیں ہو سکا',
  notShared: 'خرچ ابھی بانٹا نہیں گیا۔',
  share: 'خرچ بانٹیں',
  shareAgain: 'خرچ بدلیں',
  shareHint:
    'حاضر کھلاڑی اپنا اور اپنے مہمانوں کا حصہ دیتے ہیں۔ پہلے غیر حاضر کھلاڑیوں پر نشان لگائیں۔',
  basis: 'خرچ کی قسم',
  perPlayer: 'فی کھلاڑی رقم',
  court: 'کورٹ کا کرایہ، سب میں تقسیم',
  amount: ({ currency }, words) => `رقم (${words.currency(currency)})`,
  payee: 'پیسے کس نے دیے',
  choose: 'منتخب کریں',
  shared: 'خرچ بانٹ دیا گیا',
  shareFailed: 'خرچ نہیں بانٹا جا سکا۔ دوبارہ کوشش کریں۔',
  perHead: ({ amount, currency, heads }, { money }) =>
    `فی کس ${money(amount, currency)}، کل ${heads} لوگ`,
  advancedBy: 'پیسے <name/> نے دیے',
  over: ({ amount, currency }, { money }) =>
    `رقم پوری کرنے سے ${money(amount, currency)} زیادہ جمع ہوں گے: یہ اس کے ہیں جس نے کورٹ کے پیسے دیے۔`,
  youOwe: ({ amount, currency }, { money }) => `آپ کے ذمے ${money(amount, currency)} ہیں`,
  youPaid: 'آپ کا حصہ ادا ہو چکا ہے',
  youPlayFree: 'آپ کے لیے یہ میچ مفت ہے',
  youSaid: 'آپ نے بتایا کہ ادائیگی ہو گئی۔ تصدیق ابھی باقی ہے۔',
  iHavePaid: 'میں نے ادا کر دیا',
  saidSo: 'اب دوسری طرف سے تصدیق باقی ہے۔',
  owes: ({ amount, currency }, { money }) => `ذمے ${money(amount, currency)}`,
  said: ({ amount, currency }, { money }) => `${money(amount, currency)}: ادائیگی کی اطلاع`,
  paid: 'ادا شدہ',
  exempt: 'مفت',
  back: ({ amount, currency }, { money }) => `${money(amount, currency)} واپس ملنے ہیں`,
  paidBack: 'رقم واپس مل گئی',
  paidBackOf: ({ player }, { name }) => `${name(player)} کو رقم واپس مل گئی`,
  outdated: 'خرچ بانٹنے کے بعد حاضری یا ’مفت‘ کے نشان بدل گئے ہیں۔ خرچ دوبارہ بانٹیں۔',
  shareAnew: 'دوبارہ بانٹیں',
  youGetBack: ({ amount, currency }, { money }) =>
    `آپ کو <debtor/> سے ${money(amount, currency)} واپس ملنے ہیں`,
  youGiveBack: ({ amount, currency }, { money }) =>
    `<creditor/> کو آپ سے ${money(amount, currency)} واپس ملنے ہیں`,
  theyGetBack: ({ amount, currency }, { money }) =>
    `<creditor/> کو <debtor/> سے ${money(amount, currency)} واپس ملنے ہیں`,
  paidOf: ({ player }, { name }) => `${name(player)} نے ادا کر دیا`,
  exemptOf: ({ player }, { name }) => `${name(player)} کے لیے مفت`,
  markFailed: 'محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',

  paidTo: 'میچ سے پہلے ادائیگی <name/> کو',
  seatWaits: ({ amount, currency }, { money }) =>
    `ادائیگی باقی ہے: <until/> تک ${money(amount, currency)}، ورنہ آپ کی جگہ آگے چلی جائے گی۔`,
  askPayee: '<name/> سے پوچھیں کہ پیسے کہاں بھیجے جائیں۔',
  payCode: 'ادائیگی کی تفصیل کا کوڈ',
  digits: 'رسید کے آخری ہندسے',
  digitsHint: 'ان سے آپ کی ادائیگی پہچانی جائے گی۔ نقد ادائیگی پر خالی چھوڑیں۔',
  payTo: 'پیسے یہاں بھیجیں',
  copy: 'کاپی کریں',
  copied: 'کاپی ہو گیا',
  ownHandle: 'آپ کو پیسے کہاں بھیجے جائیں',
  ownHandleHint:
    'بینک اکاؤنٹ یا موبائل والٹ۔ یہ گروپ کے ان لوگوں کو نظر آتا ہے جن کے ذمے آپ کے پیسے ہیں یا جو آپ کے میچ میں ہیں۔',
  save: 'محفوظ کریں',
  saved: 'محفوظ ہو گیا',
  saveFailed: 'محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',

  balances: 'لین دین',
  intro: 'یہاں کوئی ادائیگی نہیں ہوتی، صرف حساب رکھا جاتا ہے۔ حصے میچوں سے آتے ہیں۔',
  allSettled: 'سب حساب صاف ہے',
  youOweThem: ({ amount, currency, count }, { money }) =>
    `آپ کے ذمے <creditor/> کے ${money(amount, currency)} ہیں (${games(count)} کے)`,
  theyOweYou: ({ amount, currency, count }, { money }) =>
    `<debtor/> کے ذمے آپ کے ${money(amount, currency)} ہیں (${games(count)} کے)`,
  theyOwe: ({ amount, currency, count }, { money }) =>
    `<debtor/> کے ذمے <creditor/> کے ${money(amount, currency)} ہیں (${games(count)} کے)`,
  youAreEven: ({ count }) =>
    `آپ کے اور <other/> کے ایک دوسرے کے ذمے برابر رقم ہے (${games(count)} کی)`,
  theyAreEven: ({ count }) =>
    `<debtor/> اور <creditor/> کے ایک دوسرے کے ذمے برابر رقم ہے (${games(count)} کی)`,
  setOff: 'حساب برابر کریں',
  setOffOf: ({ debtor, creditor }, { name }) =>
    `${name(debtor)} اور ${name(creditor)} کا حساب برابر کریں`,
  leftGroup: 'گروپ میں نہیں',
  saysPaid: 'ادائیگی کی اطلاع ہے',
  settle: 'ادائیگی ہو گئی',
  settleOf: ({ debtor, creditor }, { name }) =>
    `${name(debtor)} نے ${name(creditor)} کو ادا کر دیا`,
  settled: 'حساب صاف ہو گیا',
  remind: 'یاد دلائیں',
  remindOf: ({ debtor }, { name }) => `${name(debtor)} کو یاد دلائیں`,
  remindHint: 'دن میں ایک بار۔ پیسے بھیجنے کا پتا معلوم ہو تو ساتھ جاتا ہے۔',
  words: 'آپ کے الفاظ',
  reminded: 'یاد دہانی بھیج دی گئی',
  remindFailed: 'یاد دہانی نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  exportCsv: 'CSV فائل ڈاؤن لوڈ کریں',
};

const sharedMoney: TextsOf<typeof sharedMoneyEnglish> = {
  digitsLabel: 'آخری ہندسے',
  digitsForm: 'رقم بھیجنے کی رسید کے آخری 3 سے 8 ہندسے لکھیں، یا خالی چھوڑیں',
  choosePayee: 'براہِ کرم منتخب کریں کہ کورٹ کے پیسے کس نے دیے۔',
  chooseBasis: 'براہِ کرم خرچ بانٹنے کا طریقہ منتخب کریں۔',
  twoPeople: 'براہِ کرم دو الگ لوگ منتخب کریں۔',
  wordsLabel: 'آپ کے الفاظ',
  handleLabel: 'آپ کو پیسے کہاں بھیجے جائیں',
};

export const texts = {
  'components/money/texts': money,
  'lib/money/texts': sharedMoney,
};

const sharedMoneyServer: TextsOf<typeof sharedMoneyServerEnglish> = {
  onlyMembers: 'یہ صرف گروپ اور میچ کے کھلاڑیوں کے لیے ہے۔',
  notForTwo: 'دو لوگوں کے، یا بغیر گروپ کے، میچ کا کوئی حساب نہیں ہوتا۔',
  onlyOrganisers: 'یہ صرف منتظمین کے اختیار میں ہے۔',
  onlyThoseInvolved: 'یہ صرف متعلقہ لوگوں اور منتظمین کے اختیار میں ہے۔',
  notBegun: 'خرچ میچ شروع ہونے کے بعد بانٹا جاتا ہے: تبھی معلوم ہوتا ہے کہ کون حاضر ہے۔',
  nothingToPay: 'اس جگہ کی ادائیگی اب نہیں ہو سکتی۔',
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

export const serverTexts = {
  'lib/money/server-texts': sharedMoneyServer,
};
