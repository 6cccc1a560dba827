import type { texts as adminPageEnglish } from '@/components/admin/page-texts';
import type { texts as sharedAdminServerEnglish } from '@/lib/admin/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const adminPage: TextsOf<typeof adminPageEnglish> = {
  title: 'سائٹ کا انتظام',
};

const sharedAdminServer: TextsOf<typeof sharedAdminServerEnglish> = {
  reportNotFound: 'رپورٹ نہیں ملی',
  userNotFound: 'صارف نہیں ملا',
  cannotHide: 'اسے چھپایا نہیں جا سکتا۔ اس فرد کو وارننگ دیں، معطل کریں یا پابندی لگائیں۔',
  decidedAlready: 'اس رپورٹ کا فیصلہ پہلے ہی ہو چکا ہے۔',
  nobodyBehind: 'اب کوئی متعلقہ فرد موجود نہیں۔',
  notYourself: 'اپنے ہی اکاؤنٹ پر یہ کارروائی نہیں ہو سکتی۔',
  notAnAdmin: 'انتظامیہ کے کسی اور اکاؤنٹ پر یہاں کارروائی نہیں ہو سکتی۔',
  jobNotFound: 'یہ ناکام کام نہیں ملا',
  jobPromised: 'یہ کام کسی کے لیے ہونا باقی ہے، اس لیے ہٹایا نہیں جا سکتا۔ دوبارہ کوشش کریں۔',
  warning: 'انتظامیہ کی طرف سے وارننگ',
  ownWords: ({ text }) => text,
  coachApproved: 'کوچ بننے کی آپ کی درخواست منظور ہو گئی',
  coachRejected: 'کوچ بننے کی آپ کی درخواست منظور نہیں ہوئی',
  venueApproved: 'وینیو کے لیے آپ کی درخواست منظور ہو گئی',
  venueRejected: 'وینیو کے لیے آپ کی درخواست منظور نہیں ہوئی',
  listed: ({ title }, { name }) => `اب فہرست میں شامل: ${name(title)}۔`,
  listedNote: ({ title, note }, { name }) => `اب فہرست میں شامل: ${name(title)}۔ ${name(note)}`,
  coachAgain: ({ days }) => `${days} دن بعد دوبارہ درخواست دی جا سکتی ہے۔`,
  coachAgainNote: ({ days, note }, { name }) =>
    `${days} دن بعد دوبارہ درخواست دی جا سکتی ہے۔ ${name(note)}`,
  venueAgain: 'کسی بھی وقت دوبارہ درخواست دی جا سکتی ہے۔',
  venueAgainNote: ({ note }, { name }) => `کسی بھی وقت دوبارہ درخواست دی جا سکتی ہے۔ ${name(note)}`,
  emailNote: ({ note }, { name }) => `ہماری انتظامیہ کا نوٹ: ${name(note)}`,
};

export const texts = {
  'components/admin/page-texts': adminPage,
  'lib/admin/server-texts': sharedAdminServer,
};
