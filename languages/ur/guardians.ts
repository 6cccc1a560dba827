import type { texts as lineEnglish } from '@/components/guardians/line-texts';
import type { texts as screenEnglish } from '@/components/guardians/texts';
import type { texts as serverEnglish } from '@/lib/guardians/server-texts';
import type { texts as formEnglish } from '@/lib/guardians/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const line: TextsOf<typeof lineEnglish> = {
  guardian: 'عمر 18 سال سے کم۔ سرپرست:',
};

const screen: TextsOf<typeof screenEnglish> = {
  title: 'سرپرست',
  yearFirst: 'سرپرست 18 سال سے کم عمر لوگوں کے لیے ہیں۔ براہِ کرم پیدائش کا سال بتائیں۔',
  save: 'محفوظ کریں',
  youngHint:
    'سرپرست آپ کی پسند کا کوئی بالغ شخص ہے۔ آپ کے گروپوں اور میچوں کے منتظمین کے اعلان سرپرست کو نظر آتے ہیں، اور سرپرست آپ کی طرف سے جواب دے سکتا ہے۔ آپ کے کوچ کو سرپرست کا نام نظر آتا ہے۔',
  adultHint:
    '18 سال سے کم عمر کسی شخص کی سرپرستی ممکن ہے: اُس کے گروپوں اور میچوں کے منتظمین کے اعلان آپ کو نظر آئیں گے، اور اُس کی طرف سے جواب دینا ممکن ہو گا۔',
  offer: ({ name: person }, { name }) => `${name(person)} کی خواہش ہے کہ آپ سرپرست بنیں۔`,
  offerYoung: ({ name: person }, { name }) =>
    `${name(person)} کی طرف سے آپ کی سرپرستی کی پیشکش ہے۔`,
  offerEither: ({ name: person }, { name }) => `${name(person)} کی طرف سے سرپرستی کی دعوت ہے۔`,
  accept: 'قبول کریں',
  accepted: 'اب آپ دونوں منسلک ہیں',
  linkGone: 'یہ لنک ختم ہو چکا ہے، یا آپ کے لیے نہیں۔ براہِ کرم نیا لنک مانگیں۔',
  inviteGuardian: 'سرپرست کو دعوت دیں',
  inviteYoung: 'کم عمر شخص کے لیے لنک',
  linkHint: 'یہ لنک ایک ہی شخص کو بھیجیں۔ یہ سات دن چلتا ہے، اور صرف قبول کرنے پر۔',
  fromConnections: 'اپنے کسی رابطے کو دعوت دیں',
  invite: 'دعوت دیں',
  inviteOf: ({ name: person }, { name }) => `${name(person)} کو دعوت دیں`,
  invited: 'دعوت دی جا چکی',
  inviteSent: 'چیٹ میں بھیج دیا گیا',
  askMessage: ({ url }) => `کیا آپ کو یہاں میری سرپرستی قبول ہے؟ اس لنک سے قبول کریں:\n${url}`,
  offerMessage: ({ url }) => `یہاں آپ کی سرپرستی کی پیشکش ہے۔ اس لنک سے قبول کریں:\n${url}`,
  showMore: 'مزید دکھائیں',
  yourGuardians: 'آپ کے سرپرست',
  noGuardian: 'ابھی کوئی سرپرست نہیں۔',
  youngPeople: 'آپ کی سرپرستی میں',
  end: 'ختم کریں',
  endOf: ({ name: person }, { name }) => `${name(person)} کے ساتھ تعلق ختم کریں`,
  ended: 'تعلق ختم ہو گیا',
  games: 'آنے والے میچ',
  noGames: 'کوئی میچ آنے والا نہیں۔',
  messages: 'منتظمین کی طرف سے',
  noMessages: 'پچھلے 30 دنوں میں کوئی اعلان نہیں۔',
  by: ({ sender, from }, { name }) => `${name(sender)}، ${name(from)}`,
  going: 'شرکت ہے',
  not: 'شرکت نہیں',
  waitlisted: 'جگہ کا انتظار',
  answerFailed: 'جواب محفوظ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  failed: 'یہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
};

const form: TextsOf<typeof formEnglish> = {
  linkIncomplete: 'یہ لنک ادھورا ہے۔ براہِ کرم دوبارہ کاپی کریں۔',
};

const server: TextsOf<typeof serverEnglish> = {
  guardians: 'سرپرست',
  signInToSee: 'سرپرست دیکھنے کے لیے براہِ کرم سائن اِن کریں۔',
  linkGone: 'یہ لنک ختم ہو چکا ہے۔ براہِ کرم نیا لنک مانگیں۔',
  yearFirst: 'براہِ کرم پہلے پیدائش کا سال بتائیں۔',
  notTheTwo: 'سرپرست بالغ ہوتا ہے، اور 18 سال سے کم عمر شخص کی طرف سے جواب دیتا ہے۔',
  tooMany: 'ایک شخص کے اِتنے ہی سرپرست ہو سکتے ہیں۔',
  notFound: 'یہ اب موجود نہیں',
  gameNotFound: 'میچ نہیں ملا',
};

export const texts = {
  'components/guardians/line-texts': line,
  'components/guardians/texts': screen,
  'lib/guardians/texts': form,
};

export const serverTexts = {
  'lib/guardians/server-texts': server,
};
