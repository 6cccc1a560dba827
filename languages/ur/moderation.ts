import type { texts as moderationMenuEnglish } from '@/components/moderation/menu-texts';
import type { texts as moderationEnglish } from '@/components/moderation/texts';
import type { texts as sharedModerationServerEnglish } from '@/lib/moderation/server-texts';
import type { texts as sharedModerationEnglish } from '@/lib/moderation/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const moderation: TextsOf<typeof moderationEnglish> = {
  cancel: 'رہنے دیں',
  blockTitle: '<name/> کو بلاک کریں؟',
  blockHint:
    'آپ دونوں کو فہرستوں، تلاش، تجاویز اور پیغامات میں ایک دوسرے کا کچھ نظر نہیں آئے گا، اور آپس کا رابطہ ختم ہو جائے گا۔ انہیں اطلاع نہیں دی جاتی۔ بلاک اپنی پروفائل سے ختم کیا جا سکتا ہے۔',
  blockButton: 'بلاک کریں',
  blocking: 'بلاک کیا جا رہا ہے…',
  blocked: ({ person }, { name }) => `${name(person)} کو بلاک کر دیا گیا`,
  blockedHint: 'اب آپ دونوں کو ایک دوسرے کی پروفائل اور پیغامات نظر نہیں آئیں گے۔',
  notBlocked: ({ person }, { name }) => `${name(person)} کو بلاک نہیں کیا جا سکا`,
  blockedPeople: 'بلاک کیے گئے لوگ',
  blockedPeopleHint:
    'آپ دونوں کو ایک دوسرے کی پروفائل اور پیغامات نظر نہیں آتے۔ انہیں اطلاع نہیں دی جاتی۔',
  blockedNotLoaded: 'فہرست لوڈ نہیں ہو سکی۔',
  blockedNobody: 'آپ نے کسی کو بلاک نہیں کیا۔',
  unblock: 'بلاک ختم کریں',
  unblockName: ({ person }, { name }) => `${name(person)} کا بلاک ختم کریں`,
  unblocked: ({ person }, { name }) => `${name(person)} کا بلاک ختم ہو گیا`,
  unblockFailed: 'ایسا نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  showMore: 'مزید دکھائیں',
  reportTitle: 'رپورٹ: <name/>',
  reportHint: 'یہ صرف انتظامیہ کو ملے گی۔ کسی کو نہیں بتایا جاتا کہ رپورٹ کس نے کی۔',
  reportChatHint:
    'یہ صرف انتظامیہ کو ملے گی۔ کسی کو نہیں بتایا جاتا کہ رپورٹ کس نے کی۔ اس چیٹ کے آخری پیغامات بھی ساتھ جائیں گے۔',
  whatIsWrong: 'کیا مسئلہ ہے؟',
  chooseReason: 'براہِ کرم وجہ منتخب کریں',
  whatHappened: 'کیا ہوا؟ <aside>(اختیاری)</aside>',
  sendReport: 'رپورٹ بھیجیں',
  sending: 'بھیجی جا رہی ہے…',
  reportSent: 'رپورٹ بھیج دی گئی',
  reportSentHint: 'شکریہ۔ ہماری انتظامیہ اسے دیکھے گی۔',
  reportFailed: 'رپورٹ نہیں بھیجی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  warning: 'انتظامیہ کی طرف سے وارننگ',
  warningRead: 'میں نے پڑھ لیا',
  oneMoment: 'ایک لمحہ…',
  unreachable: '<product/> سے رابطہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
};

const moderationMenu: TextsOf<typeof moderationMenuEnglish> = {
  moreAbout: ({ person }, { name }) => `${name(person)} کے بارے میں مزید`,
  disconnect: 'رابطہ ختم کریں',
  report: '<name/> کو رپورٹ کریں',
  block: '<name/> کو بلاک کریں',
};

const sharedModeration: TextsOf<typeof sharedModerationEnglish> = {
  // Placeholders for a name or an address
  unavailableUser: 'صارف دستیاب نہیں',
  deletedUser: 'ڈیلیٹ شدہ صارف',
  unknownUser: 'نامعلوم',
  namelessUser: 'صارف',
  privateAddress: 'پرائیویٹ پتہ',
  spam: 'سپیم یا اشتہار',
  harassment: 'ہراساں کرنا یا تنگ کرنا',
  hate: 'نفرت یا دھمکیاں',
  sexual: 'جنسی مواد',
  fake: 'جعلی، یا کسی اور کے نام سے',
  dangerous: 'خطرناک یا غیر قانونی',
  wrong: 'غلط معلومات',
  other: 'کچھ اور',
  appeal: 'معطلی یا پابندی کے خلاف اپیل',
  sayWhat: 'براہِ کرم بتائیں کہ کس چیز کی رپورٹ ہے',
  chooseOffered: 'براہِ کرم دی گئی وجوہات میں سے کوئی منتخب کریں',
  noteLabel: 'نوٹ',
  // A warning without an admin's own words
  warningDefault: 'آپ سے متعلق کسی چیز کی رپورٹ ملی ہے۔ براہِ کرم میدان کے اصولوں کا خیال رکھیں۔',
};

export const texts = {
  'components/moderation/menu-texts': moderationMenu,
  'components/moderation/texts': moderation,
  'lib/moderation/texts': sharedModeration,
};

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

  appealTitle: 'اپیل',
  appealHint: 'انتظامیہ کو بتائیں کہ آپ کے اکاؤنٹ کا فیصلہ کیوں غلط ہے۔ یہ صرف ایک بار ہو سکتا ہے۔',
  appealNote: 'انہیں کیا معلوم ہونا چاہیے',
  appealWords: 'براہِ کرم چند الفاظ لکھیں، زیادہ سے زیادہ 1,000 حروف۔',
  sendAppeal: 'اپیل بھیجیں',
  appealSent: 'آپ کی اپیل انتظامیہ کے پاس ہے۔ جواب ای میل سے آئے گا۔',
  appealOver: 'اس لنک سے اب کوئی اپیل نہیں ہو سکتی۔',
  appealedAlready: 'آپ کی اپیل پہلے ہی مل چکی ہے۔ جواب ای میل سے آئے گا۔',
};

export const serverTexts = {
  'lib/moderation/server-texts': sharedModerationServer,
};
