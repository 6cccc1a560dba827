import type { texts as usersPageEnglish } from '@/components/users/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';
import type { texts as sharedUsersServerEnglish } from '@/lib/users/server-texts';
import { size } from './words/size';
import { browserOf, UNKNOWN_BROWSER } from './words/users';

const usersPage: TextsOf<typeof usersPageEnglish> = {
  findPlayers: 'کھلاڑیوں کی تلاش',
  backToPlayers: 'کھلاڑیوں پر واپس',
  smartSuggestions: 'آپ کے لیے تجاویز',

  profile: 'پروفائل',
  myProfile: 'میری پروفائل',
  yourProfile: 'آپ کی پروفائل',
  profileOf: ({ person }, { name }) => `${name(person)} کی پروفائل`,
  friendRequestSent: 'رابطے کی درخواست بھیج دی گئی!',
  friendRequestFailed: 'رابطے کی درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  connectionRequestSent: 'رابطے کی درخواست بھیج دی گئی!',
  connectionRequestFailed: 'رابطے کی درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  userNotFound: 'صارف نہیں ملا',
  userNotFoundHint: 'شاید یہ اکاؤنٹ اب Maidan پر نہیں، یا لنک درست نہیں۔',
};

const sharedUsersServer: TextsOf<typeof sharedUsersServerEnglish> = {
  userNotFound: 'صارف نہیں ملا',
  sportNotFound: 'کھیل نہیں ملا',
  sessionNotFound: 'سائن اِن نہیں ملا',
  exportNotFound: 'ڈیٹا کی کاپی نہیں ملی',
  ownProfileOnly: 'صرف اپنی پروفائل بدلی جا سکتی ہے۔',
  ownPhotoOnly: 'صرف اپنی تصویر بدلی جا سکتی ہے۔',
  womenOnlyForWomen: 'یہ صرف خواتین کے لیے ہے۔',
  ownAccountOnly: 'صرف اپنے اکاؤنٹ میں تبدیلی کی اجازت ہے۔',
  usernameTaken: 'یہ یوزر نیم کسی اور کے پاس ہے۔ براہِ کرم کوئی اور منتخب کریں۔',
  selectImage: 'براہِ کرم تصویر کی فائل منتخب کریں۔',
  selectSmallerImage: `براہِ کرم ${size('5 MB')} سے چھوٹی تصویر منتخب کریں۔`,
  notBeingDeleted: 'یہ اکاؤنٹ ڈیلیٹ نہیں ہو رہا۔',
  exportExpired: 'ڈیٹا کی اس کاپی کی میعاد ختم ہے۔ براہِ کرم نئی کاپی بنوائیں۔',
  exportGone: 'یہ فائل اب موجود نہیں۔ براہِ کرم نئی کاپی بنوائیں۔',

  inCommon: ({ sports, distance }, { plural }) =>
    plural(sports, {
      one: `1 کھیل مشترک، ${distance}`,
      other: `${sports} کھیل مشترک، ${distance}`,
    }),

  exportReadyTitle: 'آپ کے ڈیٹا کی کاپی تیار ہے',
  exportReady: ({ until, timeZone }, { date }) =>
    `اسے ${date(until, { timeZone, day: 'numeric', month: 'long' })} تک اپنی سیٹنگز سے ڈاؤن لوڈ کریں۔`,
  exportFailedTitle: 'آپ کے ڈیٹا کی کاپی نہیں بن سکی',
  exportFailed: 'براہِ کرم اپنی سیٹنگز میں دوبارہ کوشش کریں۔',
  newSignInTitle: ({ device }, words) => `نیا سائن اِن: ${browserOf(device, words)}`,
  newSignIn: ({ at, timeZone }, words) =>
    `${dayAndTime(at, timeZone, words)}۔ اگر یہ آپ نے نہیں کیا تو پاس ورڈ بدل لیں۔`,

  unknownBrowser: UNKNOWN_BROWSER,
  signInTime: ({ at, timeZone }, words) => dayAndTime(at, timeZone, words),
};

/** '22 نومبر، تقریباً 14:05' */
function dayAndTime(at: string, timeZone: string, { date }: Words): string {
  const day = date(at, { timeZone, day: 'numeric', month: 'long' });
  return `${day}، تقریباً ${date(at, { timeZone, hour: '2-digit', minute: '2-digit' })}`;
}

export const texts = {
  'components/users/page-texts': usersPage,
  'lib/users/server-texts': sharedUsersServer,
};
