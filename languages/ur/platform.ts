import type { texts as sharedAuthServerEnglish } from '@/lib/platform/auth/server-texts';
import type { texts as sharedAuthEnglish } from '@/lib/platform/auth/texts';
import type { texts as sharedOpeningHoursEnglish } from '@/lib/platform/calendar/opening-hours-texts';
import type { texts as sharedCalendarEnglish } from '@/lib/platform/calendar/texts';
import type { texts as sharedCaptchaServerEnglish } from '@/lib/platform/captcha/server-texts';
import type { texts as sharedDbServerEnglish } from '@/lib/platform/db/server-texts';
import type { texts as sharedErrorsServerEnglish } from '@/lib/platform/errors/server-texts';
import type { texts as sharedGeoEnglish } from '@/lib/platform/geo/texts';
import type { texts as sharedHealthServerEnglish } from '@/lib/platform/health/server-texts';
import type { texts as sharedHttpServerEnglish } from '@/lib/platform/http/server-texts';
import type { texts as sharedJobsEnglish } from '@/lib/platform/jobs/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';
import type { texts as sharedMailServerEnglish } from '@/lib/platform/mail/server-texts';
import type { texts as sharedObservabilityAuditEnglish } from '@/lib/platform/observability/audit-texts';
import type { texts as sharedObservabilityEnglish } from '@/lib/platform/observability/texts';
import type { texts as sharedRealtimeEnglish } from '@/lib/platform/realtime/texts';
import type { texts as sharedStorageServerEnglish } from '@/lib/platform/storage/server-texts';
import type { texts as sharedValidationEnglish } from '@/lib/platform/validation/texts';
import { zoneInUrdu } from './words/calendar';
import { KB, MB } from './words/platform';

const sharedAuth: TextsOf<typeof sharedAuthEnglish> = {
  emailMustBeText: 'ای میل متن کی شکل میں ہونی چاہیے',
  emailRequired: 'ای میل لازمی ہے',
  emailTooLong: ({ max }) => `ای میل میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں`,
  emailPlainLetters: 'براہِ کرم ای میل سادہ انگریزی حروف میں لکھیں',
  emailInvalid: 'براہِ کرم درست ای میل لکھیں، جیسے ali@example.com',
  birthYearWanted: 'براہِ کرم پیدائش کا سال منتخب کریں',
  tooYoung: ({ age, year }) =>
    `<product/> ${age} سال اور اُس سے بڑے لوگوں کے لیے ہے۔ پیدائش کے اِس سال کے ساتھ 1 جنوری ${year} سے خوش آمدید۔ اگر سال غلطی سے منتخب ہوا تو دوبارہ منتخب کریں: باقی سب کچھ ویسے ہی رہتا ہے۔`,
  passwordMustBeText: 'پاس ورڈ متن کی شکل میں ہونا چاہیے',
  passwordRequired: 'پاس ورڈ لازمی ہے',
  passwordShort: ({ min }) => `کم از کم ${min} حروف استعمال کریں`,
  passwordTooLong: ({ max }) => `پاس ورڈ میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں`,
  notYourPassword: 'یہ آپ کا پاس ورڈ نہیں',
  nameLabel: 'نام',
  captchaMustBeText: 'captchaToken متن کی شکل میں ہونا چاہیے',
  captchaTooLong: 'captchaToken بہت لمبا ہے',
  codeWanted: 'ایپ کے 6 ہندسے، یا کوئی ریکوری کوڈ لکھیں',
  linkIncomplete: 'یہ لنک نامکمل ہے۔ براہِ کرم اسے ای میل سے دوبارہ کھولیں۔',
  passkeyNameLabel: 'نام',
  tokenNameLabel: 'نام',
  tokenScopes: 'منتخب کریں کہ پروگرام کیا کر سکتا ہے: read، write یا organiser',
  tokenDays: ({ max }) => `1 سے ${max} دن کے درمیان منتخب کریں`,
  passkeyUnreadable: 'آپ کی ڈیوائس کا جواب پڑھا نہیں جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  wayBackMustBeText: 'واپسی کا پتہ متن کی شکل میں ہونا چاہیے',
  browserOn: ({ browser, system }, { name }) => `${name(system)} پر ${name(browser)}`,
  someBrowserOn: ({ system }, { name }) => `${name(system)} پر براؤزر`,
  unknownBrowser: 'نامعلوم براؤزر',
};

const DAY = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' } as const;

const sharedCalendar: TextsOf<typeof sharedCalendarEnglish> = {
  zone: zoneInUrdu,
  inZone: ({ at, zone }, words) => `${at} ${zoneInUrdu(zone, words)}`,
  elsewhere: ({ zone, clock }, words) => ` ${zoneInUrdu(zone, words)} (آپ کے ہاں ${clock})`,
  skipped: ({ time }, { clock }) =>
    `اس دن وہاں گھڑیاں آگے کی جائیں گی اور ${clock(time)} کا وقت آئے گا ہی نہیں۔ کوئی اور وقت منتخب کریں۔`,
  skippedLater: ({ date: day, time, moved }, { date, clock }) =>
    `${date(day, DAY)} کو وہاں گھڑیوں میں ${clock(time)} کا وقت آئے گا ہی نہیں۔ اس دن آغاز ${clock(moved)} پر ہو گا۔`,
  twice: ({ time }, { clock }) =>
    `اس دن وہاں گھڑیاں ${clock(time)} کا وقت دو بار دکھائیں گی۔ مراد پہلی بار ہے۔`,
};

const sharedGeo: TextsOf<typeof sharedGeoEnglish> = {
  atMost: ({ km }, { name, distance }) => `${name(distance(km))} یا کم`,
  distance: ({ km }, words) => words.name(words.distance(km)),
};

const sharedJobs: TextsOf<typeof sharedJobsEnglish> = {
  workerEnded: 'کام کے دوران ورکر بند ہو گیا۔',
};

const sharedObservabilityAudit: TextsOf<typeof sharedObservabilityAuditEnglish> = {
  'account.deleted': 'اکاؤنٹ ڈیلیٹ',
  'account.deletion_requested': 'اکاؤنٹ ڈیلیٹ کرنے کی درخواست',
  'account.exported': 'اکاؤنٹ کی معلومات ڈاؤن لوڈ',
  'account.restored': 'اکاؤنٹ بحال',
  'admin:granted': 'انتظامیہ کے اختیارات دیے گئے',
  'admin:revoked': 'انتظامیہ کے اختیارات واپس لیے گئے',
  'certificate.declined': 'سرٹیفکیٹ کی تصدیق نہیں ہوئی',
  'certificate.verified': 'سرٹیفکیٹ کی تصدیق ہوئی',
  'coach-application.approved': 'کوچ کی درخواست منظور',
  'coach-application.rejected': 'کوچ کی درخواست نامنظور',
  'email.changed': 'ای میل تبدیل',
  'email.confirmed': 'ای میل کی تصدیق',
  'email.restored': 'ای میل بحال',
  'job.removed': 'کام ہٹایا گیا',
  'job.retried': 'کام دوبارہ قطار میں',
  'message.removed': 'پیغام ہٹایا گیا',
  'passkey.added': 'پاس‌کی شامل',
  'passkey.removed': 'پاس‌کی ہٹائی گئی',
  'token.made': 'ایکسیس ٹوکن بنایا گیا',
  'token.revoked': 'ایکسیس ٹوکن منسوخ',
  'person.ban': 'فرد پر پابندی',
  'person.end-sessions': 'ہر جگہ سے سائن آؤٹ',
  'person.restore': 'فرد بحال',
  'person.suspend': 'فرد معطل',
  'report.ban': 'رپورٹ پر فیصلہ: فرد پر پابندی',
  'report.dismiss': 'رپورٹ خارج',
  'report.hide': 'رپورٹ پر فیصلہ: پوشیدہ',
  'report.restore': 'اپیل منظور: فرد بحال',
  'report.suspend': 'رپورٹ پر فیصلہ: فرد معطل',
  'report.warn': 'رپورٹ پر فیصلہ: وارننگ',
  'sport.added': 'کھیل شامل',
  'sport.changed': 'کھیل میں تبدیلی',
  'sport.renamed': 'کھیل کا نام تبدیل',
  'two-step.recovery-code-used': 'ریکوری کوڈ استعمال ہوا',
  'two-step.recovery-codes-renewed': 'نئے ریکوری کوڈ',
  'two-step.reset': 'دو مرحلوں والا سائن اِن ختم کیا گیا',
  'two-step.turned-off': 'دو مرحلوں والا سائن اِن آف',
  'two-step.turned-on': 'دو مرحلوں والا سائن اِن آن',
  'venue-application.approved': 'وینیو کی درخواست منظور',
  'venue-application.rejected': 'وینیو کی درخواست نامنظور',
  'venue-suggestion.applied': 'وینیو میں تبدیلی کی تجویز لاگو',
  'venue-suggestion.dismissed': 'وینیو میں تبدیلی کی تجویز نامنظور',
  'venue.closed': 'وینیو مستقل بند',
  'venue.hidden': 'وینیو پوشیدہ',
  'venue.merged': 'وینیو یکجا',
  'venue.reopened': 'وینیو دوبارہ کھلا',
  'venue.shown': 'وینیو دوبارہ فہرست میں',
  'venue.unverified': 'وینیو کی تصدیق ہٹائی گئی',
  'venue.verified': 'وینیو تصدیق شدہ',
};

const sharedObservability: TextsOf<typeof sharedObservabilityEnglish> = {
  authn_login_success: 'سائن اِن',
  authn_login_first_step: 'سائن اِن کا پہلا مرحلہ',
  authn_login_fail: 'سائن اِن ناکام',
  authn_login_lock: 'بہت زیادہ کوششیں: سائن اِن میں انتظار',
  authn_second_step_fail: 'دوسرا مرحلہ ناکام',
  authn_password_change: 'پاس ورڈ میں تبدیلی',
  authn_email_change: 'ای میل میں تبدیلی',
  authn_two_step_change: 'دو مرحلوں والے سائن اِن میں تبدیلی',
  authn_passkey_added: 'پاس‌کی شامل',
  authn_passkey_removed: 'پاس‌کی ہٹائی گئی',
  privilege_permissions_changed: 'اختیارات میں تبدیلی',
  authz_fail: 'اجازت نہیں ملی',
  excess_rate_limit_exceeded: 'حد سے زیادہ درخواستیں',
  sensitive_read: 'انتظامیہ نے نجی معلومات دیکھیں',
};

const sharedRealtime: TextsOf<typeof sharedRealtimeEnglish> = {
  tooMuchAtOnce: 'ایک ساتھ بہت کچھ بھیجا گیا۔ براہِ کرم ذرا ٹھہر کر بھیجیں۔',
  notUnderstood: 'یہ سمجھا نہیں جا سکا۔',
  wentWrong: 'ہماری طرف سے کوئی خرابی ہو گئی۔ براہِ کرم دوبارہ کوشش کریں۔',
};

const sharedValidation: TextsOf<typeof sharedValidationEnglish> = {
  tooLong: ({ label, max }) => `${label}: زیادہ سے زیادہ ${max} حروف`,
  mustBeText: ({ label }) => `${label}: یہاں متن لکھیں`,
  required: ({ label }) => `${label}: لازمی`,
  searchTooLong: 'تلاش کا متن بہت لمبا ہے',
  // Numbers and places
  idWhole: 'id کو 0 سے بڑا پورا عدد ہونا چاہیے',
  latitude: 'عرض بلد',
  longitude: 'طول بلد',
  radius: 'radius',
  mustBeNumber: ({ label }) => `${label}: یہاں عدد لکھیں`,
  latitudeRange: 'عرض بلد منفی 90 سے 90 تک ہونا چاہیے',
  longitudeRange: 'طول بلد منفی 180 سے 180 تک ہونا چاہیے',
  wholeCentre: 'latitude اور longitude ایک ساتھ دیں',
  radiusRange: ({ min, max }, { name }) =>
    `radius کو ${name(`${min} km`)} سے ${name(`${max} km`)} تک ہونا چاہیے`,
  bounds: 'bounds کو درجوں میں یوں ہونا چاہیے: south,west,north,east',
  amountWrong: 'براہِ کرم ایسی رقم لکھیں جو اِس کرنسی میں ادا ہو سکے، جیسے 500',
  amountHigh: 'براہِ کرم کم رقم لکھیں',
  // Lists
  limitWhole: ({ max }) => `limit کو 1 سے ${max} تک پورا عدد ہونا چاہیے`,
  limitMost: ({ max }) => `limit زیادہ سے زیادہ ${max} ہو سکتا ہے`,
  cursorUnknown: 'cursor یہاں کا نہیں',
  chooseStars: ({ max }) => `براہِ کرم 1 سے ${max} تک ستارے منتخب کریں`,
  comment: 'تبصرہ',
  reply: 'جواب',
  // Schemas without a sentence of their own
  giveText: 'براہِ کرم متن لکھیں',
  giveNumber: 'براہِ کرم عدد لکھیں',
  giveWholeNumber: 'براہِ کرم پورا عدد لکھیں',
  giveBoolean: 'براہِ کرم true یا false میں جواب دیں',
  giveList: 'براہِ کرم فہرست دیں',
  giveObject: 'براہِ کرم خانے JSON object کے طور پر بھیجیں',
  giveOneValue: 'براہِ کرم ایک ہی قدر دیں، کئی نہیں',
  checkValue: 'براہِ کرم اسے دوبارہ دیکھ لیں',
  atMost: ({ limit }) => `زیادہ سے زیادہ ${limit}`,
  atMostCharacters: ({ limit }) => `زیادہ سے زیادہ ${limit} حروف`,
  atMostEntries: ({ limit }) => `زیادہ سے زیادہ ${limit} اندراجات`,
  atMostBytes: ({ limit }) => `زیادہ سے زیادہ ${limit} بائٹس`,
  atLeast: ({ limit }) => `کم از کم ${limit}`,
  atLeastCharacters: ({ limit }) => `کم از کم ${limit} حروف`,
  atLeastEntries: ({ limit }) => `کم از کم ${limit} اندراجات`,
  atLeastBytes: ({ limit }) => `کم از کم ${limit} بائٹس`,
  chooseOne: ({ choices }) => `براہِ کرم ان میں سے ایک منتخب کریں: ${choices.join('، ')}`,
  validEmail: 'براہِ کرم درست ای میل لکھیں',
  notAsExpected: 'یہ مطلوبہ شکل میں نہیں لکھا گیا',
  giveMultiple: ({ divisor }) => `براہِ کرم ایسا عدد دیں جو ${divisor} پر پورا تقسیم ہو`,
};

const sharedOpeningHours: TextsOf<typeof sharedOpeningHoursEnglish> = {
  hoursFormat: 'براہِ کرم کھلنے کے اوقات اس طرح لکھیں: 06:00 اور 22:00',
  hoursMax: ({ max }) => `کھلنے کے اوقات کے زیادہ سے زیادہ ${max} حصے ہو سکتے ہیں۔`,
  hoursOverlap: ({ day }) => `${day}: کھلنے کے اوقات ایک دوسرے سے ٹکراتے ہیں۔`,
};

export const texts = {
  'lib/platform/auth/texts': sharedAuth,
  'lib/platform/calendar/opening-hours-texts': sharedOpeningHours,
  'lib/platform/calendar/texts': sharedCalendar,
  'lib/platform/geo/texts': sharedGeo,
  'lib/platform/jobs/texts': sharedJobs,
  'lib/platform/observability/audit-texts': sharedObservabilityAudit,
  'lib/platform/observability/texts': sharedObservability,
  'lib/platform/realtime/texts': sharedRealtime,
  'lib/platform/validation/texts': sharedValidation,
};

function wait(seconds: number, { plural }: Words): string {
  if (seconds < 60) return plural(seconds, { one: '1 سیکنڈ', other: `${seconds} سیکنڈ` });
  const minutes = Math.ceil(seconds / 60);
  return plural(minutes, { one: '1 منٹ', other: `${minutes} منٹ` });
}

const sharedAuthServer: TextsOf<typeof sharedAuthServerEnglish> = {
  pleaseSignIn: 'براہِ کرم سائن اِن کریں۔',
  pageNotFound: 'صفحہ نہیں ملا',
  userNotFound: 'صارف نہیں ملا',
  wrongCredentials: 'یہ ای میل اور پاس ورڈ آپس میں نہیں ملتے۔',
  linkOver: 'اس سائن اِن لنک کی میعاد ختم ہو چکی ہے یا یہ استعمال ہو چکا ہے۔ نیا لنک منگوائیں۔',
  validEmail: 'سائن اِن لنک کے لیے براہِ کرم درست ای میل لکھیں۔',
  accountClosed:
    'ہماری انتظامیہ نے یہ اکاؤنٹ بند یا معطل کر دیا ہے۔ ہماری ای میل کے لنک سے اپیل کی جا سکتی ہے۔',
  googleUnverified:
    'Google نے ابھی اس ای میل کی تصدیق نہیں کی۔ وہاں تصدیق کریں، یا اپنے پاس ورڈ سے سائن اِن کریں۔',
  googleDeclined: 'آپ نے Google سے سائن اِن مکمل نہیں کیا۔ کسی بھی طریقے سے سائن اِن کریں۔',
  googleFailed:
    'اس وقت Google سے سائن اِن نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں، یا کسی اور طریقے سے سائن اِن کریں۔',
  signInAsBefore: 'پہلے والے طریقے سے سائن اِن کریں، پھر دوبارہ کوشش کریں۔',
  wayUnavailable: 'سائن اِن کا یہ طریقہ یہاں دستیاب نہیں۔',
  signInFailed: 'سائن اِن نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  waitALittle: 'بہت زیادہ کوششیں ہو گئیں۔ براہِ کرم تھوڑا انتظار کریں اور دوبارہ کوشش کریں۔',
  tooManyTries: ({ seconds }, words) =>
    `اس ای میل سے بہت زیادہ کوششیں ہو گئیں۔ براہِ کرم ${wait(seconds, words)} انتظار کریں۔`,
  tooManyTriesOrLink: ({ seconds }, words) =>
    `اس ای میل سے بہت زیادہ کوششیں ہو گئیں۔ براہِ کرم ${wait(seconds, words)} انتظار کریں، یا ای میل پر سائن اِن لنک منگوائیں۔`,
  closedAccount: 'ہماری انتظامیہ نے یہ اکاؤنٹ بند کر دیا ہے۔',
  suspendedUntil: ({ until }, { date }) =>
    `یہ اکاؤنٹ ${date(until, { dateStyle: 'long' })} تک معطل ہے۔ ہماری ای میل کے لنک سے اپیل کی جا سکتی ہے۔`,
  player: 'کھلاڑی',
  groupCreator: 'گروپ ایڈمن',
  coach: 'کوچ',
  admin: 'انتظامیہ',
  newcomer: 'نیا اکاؤنٹ',
  workFirst:
    'آپ کے نیٹ ورک سے ابھی ابھی بہت سے اکاؤنٹ بنے ہیں، اس لیے پہلے آپ کی ڈیوائس کو تھوڑا سا حساب کرنا ہو گا۔',
  guessablePassword:
    'اس پاس ورڈ کا اندازہ آسانی سے لگ سکتا ہے۔ براہِ کرم کوئی اور رکھیں: تین چار ایسے الفاظ اچھے ہیں جن کا آپس میں کوئی تعلق نہ ہو',
  ownWordsPassword: 'براہِ کرم ایسا پاس ورڈ رکھیں جو آپ کا نام، یوزر نیم یا ای میل نہ ہو',
  breachedPassword: 'یہ پاس ورڈ ایک ڈیٹا لیک میں سامنے آ چکا ہے۔ براہِ کرم کوئی اور رکھیں',
  reservedName: 'یہ نام اس سائٹ کا ہے۔ براہ کرم کوئی اور نام چنیں۔',
  signOutAndIn: 'براہِ کرم سائن آؤٹ کریں، پھر سائن اِن کریں اور دوبارہ کوشش کریں۔',
  notYourPassword: 'یہ آپ کا پاس ورڈ نہیں۔',
  confirmFirst:
    'یہاں انجان لوگوں کو پیغام لکھنے سے پہلے براہِ کرم اپنی ای میل کی تصدیق کریں۔ ہماری ای میل میں دیا گیا لنک کھولیں۔',
  linkUsed:
    'یہ لنک اب کام نہیں کرتا۔ ہر لنک ایک بار کام کرتا ہے، اور نئی ای میل آنے پر پرانے لنک ختم ہو جاتے ہیں۔',
  alreadyConfirmed: 'آپ کی ای میل کی تصدیق پہلے ہی ہو چکی ہے۔',
  sameEmail: 'آپ کی ای میل پہلے سے یہی ہے۔',
  emailTaken: 'یہ ای میل اب کسی اور اکاؤنٹ کی ہے۔',
  noEmails: 'یہ سائٹ فی الحال ای میل نہیں بھیج سکتی۔',
  passkeyNotAdded: 'یہ پاس‌کی شامل نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  passkeyNotAccepted:
    'اس پاس‌کی سے یہاں کوئی اکاؤنٹ نہیں کھلتا۔ براہِ کرم کسی اور طریقے سے سائن اِن کریں۔',
  passkeyKnown: 'یہ پاس‌کی پہلے ہی شامل ہو چکی ہے۔',
  tooManyPasskeys: ({ max }) =>
    `زیادہ سے زیادہ ${max} پاس‌کیز رکھی جا سکتی ہیں۔ پہلے کوئی ایک ہٹائیں۔`,
  passkeyNotFound: 'پاس‌کی نہیں ملی',
  tokenNotValid:
    'یہ ایکسیس ٹوکن درست نہیں: اس کی میعاد ختم ہو چکی ہے، منسوخ ہو چکا ہے، یا نامکمل ہے۔',
  tokenScopeMissing: ({ scope }) =>
    `اس ایکسیس ٹوکن کو یہ اجازت نہیں۔ اسے '${scope}' کی اجازت چاہیے۔`,
  tooManyTokens: ({ max }) =>
    `زیادہ سے زیادہ ${max} ایکسیس ٹوکن رکھے جا سکتے ہیں۔ پہلے کوئی ایک منسوخ کریں۔`,
  tokenNotFound: 'ایکسیس ٹوکن نہیں ملا',
  wrongCode: 'یہ کوڈ درست نہیں۔ براہِ کرم وہ کوڈ لکھیں جو ایپ میں ابھی نظر آ رہا ہے۔',
  usedCode: 'یہ کوڈ استعمال ہو چکا ہے۔ براہِ کرم اگلے کوڈ کا انتظار کریں۔',
  wrongRecoveryCode: 'یہ آپ کے ریکوری کوڈز میں سے نہیں، یا استعمال ہو چکا ہے۔',
  twoStepOnAlready: 'دو مرحلوں والا سائن اِن پہلے سے آن ہے۔ پہلے اسے آف کریں۔',
  twoStepNotOn: 'دو مرحلوں والا سائن اِن آن نہیں۔',
  nothingToConfirm: 'تصدیق کے لیے کچھ نہیں۔ سیٹ اپ دوبارہ شروع کریں۔',
  secretChanged:
    'اس سائٹ کی خفیہ کلید بدلنے کے بعد سے آپ کی ایپ کے کوڈ جانچے نہیں جا سکتے۔ کوئی ریکوری کوڈ استعمال کریں۔',
  tookTooLong: 'اس میں بہت وقت لگ گیا۔ براہِ کرم دوبارہ سائن اِن کریں۔',
};

const sharedCaptchaServer: TextsOf<typeof sharedCaptchaServerEnglish> = {
  notFound: 'کیپچا نہیں ملا',
  spent: 'اس کیپچا کی میعاد ختم ہو چکی ہے یا یہ استعمال ہو چکا ہے۔ براہِ کرم اسے دوبارہ مکمل کریں۔',
  unchecked: 'کیپچا ابھی جانچا نہیں جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  unknownAction: 'action ایسا ہونا چاہیے جس کا کیپچا ہو',
};

const sharedDbServer: TextsOf<typeof sharedDbServerEnglish> = {
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
  aboutToBeDeleted:
    'آپ کا اکاؤنٹ ڈیلیٹ ہونے والا ہے۔ کچھ نیا شروع کرنے کے لیے اسے سیٹنگز میں بحال کریں۔',
};

const sharedErrorsServer: TextsOf<typeof sharedErrorsServerEnglish> = {
  onlyMethods: ({ allow }, { list }) => `یہاں صرف ${list(allow)} کام کرتے ہیں۔`,
  clocksChanged: ({ startsAt, timeZone }, { start }) =>
    `وہاں گھڑیوں کے قواعد بدل گئے ہیں۔ مقامی وقت وہی ہے: ${start(startsAt, timeZone)}۔`,
};

const sharedHealthServer: TextsOf<typeof sharedHealthServerEnglish> = {
  unchecked: 'یہ وقت پر چیک نہیں ہو سکا۔',
  uncheckedRemedy: 'لاگ دیکھیں اور دوبارہ کوشش کریں۔',
  cityIs: ({ city, facts }, { name }) => `${name(city)} کے لیے: ${name(facts.join(', '))}۔`,
  logoMissing: ({ logo }, { name }) => `لوگو نہیں ملا: فائل ${name(logo)} موجود نہیں۔`,
  logoRemedy: 'CITY_LOGO میں ایسی فائل کا راستہ لکھیں جسے ویب پروسیس پڑھ سکے۔',
  mailOn: 'ای میلز SMTP_URL کے سرور سے جاتی ہیں۔',
  mailLocal: 'ای میلز بھیجی نہیں جاتیں، صرف آؤٹ باکس میں نظر آتی ہیں۔',
  mailOff:
    'کوئی ای میل نہیں جا سکتی: SMTP_URL سیٹ نہیں۔ نہ سائن اِن لنک مل سکتا ہے، نہ ای میل کی تصدیق ہو سکتی ہے، نہ نیا پاس ورڈ رکھا جا سکتا ہے۔',
  mailOffRemedy:
    'SMTP_URL میں میل سرور لکھیں، اور MAIL_FROM میں وہ ای میل جس سے یہ سرور بھیج سکتا ہے۔',
  senderMissing: 'ای میلز ایسے پتے سے جاتی ہیں جو موجود نہیں: MAIL_FROM سیٹ نہیں۔',
  senderRemedy: 'MAIL_FROM میں اپنے ڈومین کی ای میل لکھیں۔',
  addressGood: ({ origin }, { name }) => `سائٹ کا پتہ: ${name(origin)}`,
  addressLocal: ({ origin }, { name }) =>
    `سائٹ کا پتہ ${name(origin)} ہے، جو صرف اسی مشین پر کھلتا ہے۔ ای میلز اور اطلاعات کے لنک وہیں لے جاتے ہیں۔`,
  addressPlain: ({ origin }, { name }) =>
    `سائٹ کا پتہ ${name(origin)} ہے، TLS کے بغیر۔ پاس ورڈ راستے میں پڑھے جا سکتے ہیں، اور براؤزر پاس‌کی اور اطلاعات کی اجازت نہیں دیتے۔`,
  addressRemedy:
    'NEXTAUTH_URL میں وہ پتہ لکھیں جو لوگ ٹائپ کرتے ہیں، https کے ساتھ، اور آگے سرٹیفکیٹ والی پراکسی لگائیں (docs/deploy.md دیکھیں)۔',
  sampleOpen: ({ origin }, { name }) =>
    `لوکل موڈ انٹرنیٹ پر ${name(origin)} سے کھلا ہے: کوئی بھی نمونے کے اکاؤنٹ سے، بلکہ انتظامیہ کے طور پر بھی، سائن اِن کر سکتا ہے۔`,
  sampleRemedy: 'DATABASE_URL میں اپنا ڈیٹابیس لکھیں۔ پھر نمونے کے اکاؤنٹ نہیں رہیں گے۔',
  proxyGood: ({ hops }) => `آگے کی بھروسے والی پراکسیز: ${hops}`,
  proxyMissing:
    'کسی پراکسی پر بھروسہ نہیں، حالانکہ پتہ https والا ہے۔ سب آنے والوں کا پتہ پراکسی کا پتہ ہے، اور ان سب کے لیے ایک ہی فرد کی حدیں ہیں۔',
  proxyRemedy: 'TRUSTED_PROXY_HOPS میں آگے لگی اپنی پراکسیز کی تعداد لکھیں، عام طور پر 1۔',
  secretsGood: 'خفیہ کلیدیں بے ترتیب لگتی ہیں۔',
  secretsWeak: ({ names }, { list }) => `آسانی سے بوجھی جا سکتی ہیں: ${list(names)}`,
  secretsWeakRemedy:
    'بے ترتیب قدر لکھیں: openssl rand -hex 32۔ نئی NEXTAUTH_SECRET کے بعد دو مرحلوں والا سائن اِن دوبارہ سیٹ اپ کرنا ہو گا۔',
  secretsSame: 'NEXTAUTH_SECRET اور REALTIME_SECRET ایک ہی ہیں۔',
  secretsSameRemedy: 'REALTIME_SECRET میں دوسری بے ترتیب قدر لکھیں، ہر پروسیس میں۔',
  databaseSecretWeak: 'DATABASE_URL کا پاس ورڈ آسانی سے بوجھا جا سکتا ہے۔',
  databaseSecretRemedy: 'رول کو بے ترتیب پاس ورڈ دیں (ALTER ROLE)، اور DATABASE_URL بدلیں۔',
  namesGood: 'کسی متغیر کا نام غلط نہیں لگتا۔',
  namesOdd: ({ names }, { list }) =>
    `نامعلوم متغیر، شاید مراد وہ ہے جو قوسین میں ہے: ${list(names)}`,
  namesRemedy: 'نام درست کریں، یا یہ متغیر ہٹا دیں۔',
  togetherGood: 'جو متغیر ایک ساتھ ہونے چاہییں، وہ ایک ساتھ سیٹ ہیں۔',
  togetherMissing: ({ names }, { list }) =>
    `بے اثر، کیونکہ قوسین والا متغیر سیٹ نہیں: ${list(names)}`,
  togetherRemedy: 'قوسین والا متغیر سیٹ کریں، یا دوسرا ہٹا دیں۔',
  pushGood: 'VAPID کی دونوں کلیدیں ایک جوڑا ہیں۔',
  pushOff: 'پش اطلاعات آف ہیں: VAPID کی کلیدیں نہیں۔',
  pushBroken: 'VAPID_PUBLIC_KEY اور VAPID_PRIVATE_KEY ایک جوڑا نہیں۔ کوئی پش اطلاع نہیں پہنچتی۔',
  pushBrokenRemedy:
    'دونوں ایک ہی بار چلائے گئے npx web-push generate-vapid-keys سے لیں؛ وہ جوڑا ہو تو بہتر جو فونز کے پاس ہے۔',
  pushSubject:
    'VAPID_SUBJECT سیٹ نہیں۔ پش سروسز آپ کو مسئلے کی خبر نہیں دے سکتیں، اور کچھ پش اطلاعات سے انکار کرتی ہیں۔',
  pushSubjectRemedy: 'VAPID_SUBJECT میں mailto: اور اپنی ای میل لکھیں۔',
  databaseGood: 'ڈیٹابیس جواب دیتا ہے۔',
  databaseAway: ({ problem }, { name }) => `ڈیٹابیس جواب نہیں دیتا (${name(problem)})۔`,
  databaseAwayRemedy: 'دیکھیں کہ Postgres چل رہا ہے، اور DATABASE_URL کا ہوسٹ اور پورٹ درست ہیں۔',
  databaseSlow: 'ڈیٹابیس نے وقت پر جواب نہیں دیا۔',
  databaseSlowRemedy:
    'اس کا بوجھ اور لاگ دیکھیں، اور دوبارہ کوشش کریں۔ یہی حال رہے تو دیکھیں کہ بیچ میں کوئی فائر وال نہ ہو، اور DATABASE_URL کا ہوسٹ اور پورٹ درست ہوں۔',
  databasePasswordRemedy:
    'DATABASE_URL کا رول اور پاس ورڈ دیکھیں۔ خاص حروف percent-encoding میں ہوتے ہیں۔',
  databaseMissingRemedy: 'وہ ڈیٹابیس بنائیں جس کا نام DATABASE_URL میں ہے (docs/deploy.md دیکھیں)۔',
  databaseFullRemedy: 'Postgres کا max_connections بڑھائیں، یا کم پروسیس چلائیں۔',
  postgresGood: ({ major }, { name }) => `${name(`Postgres ${major}`)} وہی ورژن ہے جو ٹیسٹ ہوا ہے۔`,
  postgresOther: ({ major, wanted }, { name }) =>
    `یہ ${name(`Postgres ${major}`)} ہے۔ Maidan ${name(`Postgres ${wanted}`)} کے لیے بنا ہے۔`,
  postgresRemedy: ({ wanted }, { name }) =>
    `ڈیٹابیس کو pg_dump اور pg_restore سے ${name(`Postgres ${wanted}`)} پر لے جائیں۔`,
  extensionsGood: 'تمام ایکسٹینشنز موجود ہیں۔',
  extensionsMissing: ({ names }, { list }) => `ڈیٹابیس میں یہ ایکسٹینشنز نہیں: ${list(names)}`,
  extensionsRemedy: ({ statements }, { name }) =>
    `ڈیٹابیس کے مالک کے طور پر چلائیں: ${name(statements)}`,
  migrationsGood: 'تمام مائیگریشنز لاگو ہیں۔',
  migrationsDue: ({ count, first }, { plural, name }) =>
    plural(count, {
      one: `ایک مائیگریشن لاگو نہیں: ${name(first)}`,
      other: `${count} مائیگریشنز لاگو نہیں، پہلی: ${name(first)}`,
    }),
  migrationsRemedy: 'یہ چلائیں: node scripts/migrate.mjs۔ npm start یہ خود کرتا ہے۔',
  migrationsAhead: ({ name: migration }, { name }) =>
    `ڈیٹابیس میں مائیگریشن ${name(migration)} ہے، جو Maidan کے اس ورژن میں نہیں۔`,
  migrationsAheadRemedy: 'Maidan کا وہ نیا ورژن چلائیں جس میں یہ ہے۔',
  connectionsGood: ({ max, needed }) =>
    `ڈیٹابیس ${max} کنکشنز کی اجازت دیتا ہے؛ Maidan کو زیادہ سے زیادہ ${needed} چاہییں۔`,
  connectionsFew: ({ max, needed }) =>
    `ڈیٹابیس صرف ${max} کنکشنز کی اجازت دیتا ہے، مگر Maidan کو ${needed} تک چاہییں۔`,
  connectionsRemedy: 'Postgres کا max_connections، اور رول اور ڈیٹابیس کی حدیں بڑھائیں۔',
  clockGood: 'اس مشین اور ڈیٹابیس کی گھڑیاں ایک ہیں۔',
  clockOff: ({ seconds }, { number }) =>
    `اس مشین اور ڈیٹابیس کی گھڑیوں میں ${number(seconds)} سیکنڈ کا فرق ہے۔`,
  clockRemedy:
    'دونوں کو NTP سے درست کریں (timedatectl set-ntp true)۔ سائن اِن لنک، کوڈ اور تصویروں کے لنک وقت پر چلتے ہیں۔',
  zonesGood: 'اگلے دو سال کے لیے Node اور Postgres کے ٹائم زون ایک ہیں۔',
  zonesDiffer: ({ names }, { list }) =>
    `Node اور Postgres کے وقت قوسین میں دی گئی تاریخ سے مختلف ہیں: ${list(names)}`,
  zonesRemedy:
    'جو پرانا ہو اسے اپ ڈیٹ کریں: Node کو تازہ ترین ریلیز تک، اور ڈیٹابیس والی مشین کا tzdata پیکج (پھر Postgres دوبارہ چلائیں)۔ Maidan خود Node کے مطابق حساب کرتا ہے۔',
  diskGood: 'ڈسک پر جگہ ہے۔',
  diskNone: ({ names }, { list }) => `ڈسک پر اب کچھ اور نہیں سما سکتا: ${list(names)}`,
  diskFull: ({ names }, { list }) => `ڈسک پر 5٪ سے کم جگہ باقی ہے: ${list(names)}`,
  diskShort: ({ names, megabytes }, { list, name, number }) =>
    `ڈسک پر ${name(`${number(megabytes)} MB`)} سے کم جگہ باقی ہے: ${list(names)}`,
  diskRemedy: 'جگہ خالی کریں، یا فولڈر کو بڑی ڈسک پر لے جائیں۔',
  backupsByHand: 'بیک اپ ہاتھ سے بنتے ہیں: BACKUP_EVERY سیٹ نہیں۔',
  backupsGood: 'تازہ ترین بیک اپ کافی نیا ہے۔',
  backupsLate: ({ hours }, { plural }) =>
    plural(hours, {
      one: 'پچھلے 1 گھنٹے میں کوئی بیک اپ نہیں بنا، جیسا کہ BACKUP_EVERY میں ہے۔',
      other: `پچھلے ${hours} گھنٹوں میں کوئی بیک اپ نہیں بنا، جیسا کہ BACKUP_EVERY میں ہے۔`,
    }),
  backupsRemedy: 'یہ چلائیں اور اس کا جواب پڑھیں: npm run backup',
  archiveOff: 'دو بیک اپ کے درمیان کی تبدیلیاں محفوظ نہیں ہو رہیں: BACKUP_WAL مقرر نہیں۔',
  archiveGood: 'دو بیک اپ کے درمیان کی تبدیلیاں بھی محفوظ ہو رہی ہیں۔',
  archiveBehind: ({ minutes }, { plural }) =>
    plural(minutes, {
      one: 'ڈیٹا بیس کا محفوظ ریکارڈ 1 منٹ پیچھے ہے۔ ابھی ڈسک ضائع ہو تو وہ منٹ بھی ضائع ہوگا۔',
      other: `ڈیٹا بیس کا محفوظ ریکارڈ ${minutes} منٹ پیچھے ہے۔ ابھی ڈسک ضائع ہو تو اس کے بعد کا سب کچھ ضائع ہوگا۔`,
    }),
  archiveRemedy:
    'لاگ میں “the database is not archived” تلاش کریں: عام طور پر BACKUP_DIR بھرا ہوتا ہے یا اس میں لکھا نہیں جا سکتا۔ npm start کے بغیر دیکھیں کہ node scripts/archive.mjs چل رہا ہے۔',
};

const sharedHttpServer: TextsOf<typeof sharedHttpServerEnglish> = {
  signIn: 'براہِ کرم سائن اِن کریں۔',
  noTokens: 'ایکسیس ٹوکن سے یہ نہیں ہو سکتا۔ براہِ کرم سائٹ استعمال کریں۔',
  onlyAdmins: 'یہ صرف انتظامیہ کر سکتی ہے۔',
  otherSite: 'یہ درخواست کسی اور سائٹ سے آئی، اس لیے قبول نہیں کی گئی۔',
  tooMuch: ({ seconds }) =>
    `ایک ساتھ بہت زیادہ ہو گیا۔ براہِ کرم ${
      seconds < 60 ? `${seconds} سیکنڈ` : `${Math.ceil(seconds / 60)} منٹ`
    } بعد دوبارہ کوشش کریں۔`,
  notFound: 'نہیں ملا',
  callNotFound: 'یہ کال نہیں ملی',
  unknownField: ({ field }, { name }) => `${name(field)} نام کا کوئی خانہ نہیں`,
  checkEntries: 'براہِ کرم اپنی لکھی ہوئی معلومات دیکھ لیں۔',
  pageGone: 'یہ صفحہ اب نہیں کھل سکتا۔ براہِ کرم شروع سے دیکھیں۔',
  keyPlain: ({ max }) => `Idempotency-Key میں زیادہ سے زیادہ ${max} سادہ حروف ہو سکتے ہیں۔`,
  keyUsed: 'یہ Idempotency-Key کسی اور کام میں استعمال ہو چکی ہے۔',
  firstStillRuns: 'پہلی درخواست ابھی جاری ہے۔ براہِ کرم دوبارہ کوشش کریں۔',
  doneBefore: 'یہ کام پہلے ہی ہو چکا ہے۔ براہِ کرم صفحہ دوبارہ کھولیں۔',
  noBody: 'اس کال کے ساتھ کچھ نہیں بھیجا جاتا',
  sendJson: 'براہِ کرم JSON بھیجیں۔',
  notJson: 'یہ درخواست درست JSON نہیں۔',
  sendMultipart: 'براہِ کرم فارم multipart/form-data کے طور پر بھیجیں۔',
  formUnreadable: 'فارم پڑھا نہیں جا سکا۔',
  brokeOff: 'درخواست پوری نہیں پہنچی۔',
  tooLarge: ({ bytes }, { name }) => {
    const size = bytes >= MB ? `${Math.round(bytes / MB)} MB` : `${Math.round(bytes / KB)} KB`;
    return `یہ بہت بڑا ہے: زیادہ سے زیادہ ${name(size)}۔`;
  },
  internal: 'ہماری طرف کچھ خرابی ہو گئی۔ براہِ کرم دوبارہ کوشش کریں۔',
  // Of the web process itself, before Next or without it, and what works without scripts
  back: 'واپس',
  unreadableAddress: 'یہ پتہ پڑھا نہیں جا سکا۔',
  readOnly: 'یہاں صرف GET اور HEAD کام کرتے ہیں۔',
  tooManyPages: 'ایک ساتھ بہت زیادہ صفحے مانگے گئے۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  bodyTooLarge: 'یہ بہت بڑا ہے۔',
  tooMuchAtOnce: 'اس پتے سے ایک ساتھ بہت کچھ بھیجا جا رہا ہے۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔',
  tooSlow: 'درخواست بہت آہستہ پہنچی۔',
  notOneHost: 'درخواست میں کوئی ہوسٹ نہیں، یا ایک سے زیادہ ہیں۔',
  noUpgrade: 'یہ کنکشن اس میں تبدیل نہیں ہو سکتا۔',
  unreadable: 'درخواست پڑھی نہیں جا سکی۔',
  headTooLarge: 'درخواست کا ابتدائی حصہ بہت بڑا ہے۔',
  unknownExpectation: 'درخواست کا Expect ہیڈر یہاں نہیں چلتا۔',
  notLoaded: 'یہ حصہ لوڈ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  otherHost: ({ origin }) =>
    `یہ سائٹ صرف ${origin} پر جواب دیتی ہے۔ اسے چلانے والے NEXTAUTH_URL سے پتہ بدل سکتے ہیں۔`,
};

const sharedMailServer: TextsOf<typeof sharedMailServerEnglish> = {
  // Shared
  goToSignIn: 'سائن اِن پر جائیں',
  openSettings: 'سیٹنگز کھولیں',
  accountAsItWas: 'اگر یہ آپ نے نہیں کیا تو کچھ نہ کریں: آپ کا اکاؤنٹ ویسا ہی ہے۔',
  signInChanged: ({ to }, { name }) =>
    `یہ ای میل ${name(to)} پر بھیجی گئی، کیونکہ آپ کے اکاؤنٹ میں سائن اِن کا طریقہ بدلا ہے۔`,
  linkPlace: '(لنک اس ای میل میں تھا جو بھیجی گئی، اور یہاں نہیں رکھا جاتا)',
  // The sign-in link
  linkSubject: 'آپ کے لیے <product/> کا سائن اِن لنک',
  linkHeading: 'سائن اِن کریں',
  linkText: ({ minutes }) =>
    `یہ لنک اُس براؤزر میں کھولیں جس میں <product/> استعمال کرنا ہو۔ یہ ${minutes} منٹ کے اندر صرف ایک بار کام کرتا ہے۔`,
  linkButton: 'سائن اِن کریں',
  linkFooter: ({ to }, { name }) =>
    `کسی نے ${name(to)} کے لیے یہ لنک مانگا ہے۔ اگر یہ آپ نے نہیں کیا تو کچھ نہ کریں: لنک کے بغیر کسی کا سائن اِن نہیں ہو سکتا۔`,
  // A registration with the address of an account
  attemptSubject: 'کسی نے آپ کی ای میل سے اکاؤنٹ بنانے کی کوشش کی',
  attemptHeading: 'آپ کا اکاؤنٹ پہلے سے موجود ہے',
  attemptText: ({ to }, { name }) =>
    `کسی نے ${name(to)} سے <product/> پر اکاؤنٹ بنانے کی کوشش کی۔ اس ای میل کا اکاؤنٹ پہلے سے موجود ہے، اس لیے کچھ نہیں بدلا۔`,
  attemptAdvice:
    'اگر یہ آپ نے کیا تھا تو سائن اِن کریں۔ پاس ورڈ یاد نہ ہو تو وہاں سائن اِن لنک منگوائیں۔',
  // The first proof of an address removed a password
  provenSubject: 'آپ کی ای میل کی تصدیق ہو گئی',
  provenHeading: 'اب یہ اکاؤنٹ آپ کا ہے',
  provenText:
    'ابھی ثابت ہوا ہے کہ یہ ای میل آپ کی ہے۔ اس سے پہلے کسی نے یہ ثابت کیے بغیر، کسی اور براؤزر سے، اس کا پاس ورڈ رکھا تھا۔',
  provenAdvice:
    'احتیاطاً وہ پاس ورڈ ہٹا دیا گیا ہے، باقی تمام براؤزرز سے سائن آؤٹ کر دیا گیا ہے، اور وہاں بنائی گئی چیزیں بھی ختم کر دی گئی ہیں: دوسری ڈیوائسز کی اطلاعات، کیلنڈر کے لنک، ایکسپورٹ اور ای میل کی ادھوری تبدیلی۔ نیا پاس ورڈ رکھنے تک ای میل پر لنک منگوا کر سائن اِن کریں۔',
  // A sign-in from a new browser
  newSignIn: ({ device }, { name }) => `نیا سائن اِن: ${name(device)}`,
  newSignInText: ({ device, when }, { name }) =>
    `آپ کے <product/> اکاؤنٹ میں ایک ایسے براؤزر سے سائن اِن ہوا جو آپ کے اکاؤنٹ میں پہلے استعمال نہیں ہوا تھا: ${name(device)}۔ وقت: ${when}۔`,
  newSignInAdvice:
    'اگر یہ آپ نے کیا ہے تو کچھ کرنے کی ضرورت نہیں۔ اگر نہیں، تو سیٹنگز میں اُس براؤزر سے سائن آؤٹ کریں اور اپنا پاس ورڈ بدل لیں۔',
  newSignInFooter: ({ to }, { name }) =>
    `یہ ای میل آپ کے اکاؤنٹ میں سائن اِن ہونے پر ${name(to)} کو بھیجی گئی۔ یہ ای میلز بند نہیں کی جا سکتیں۔`,
  // A changed password
  passwordChanged: 'آپ کا پاس ورڈ بدل گیا',
  passwordChangedText:
    'آپ کے <product/> اکاؤنٹ کا پاس ورڈ ابھی ایک ایسے براؤزر سے بدلا گیا جس میں آپ کا سائن اِن تھا۔ باقی تمام براؤزرز سے سائن آؤٹ کر دیا گیا، اور دوسری ڈیوائسز کی اطلاعات، آپ کے کیلنڈر کا لنک، ایکسپورٹ، ای میل کی ادھوری تبدیلی اور ہماری ای میلز کے لنک ختم کر دیے گئے۔ اگر آپ کے میچ کیلنڈر میں آتے تھے تو اسے دوبارہ سبسکرائب کریں۔',
  passwordChangedAdvice:
    'اگر یہ آپ نے نہیں کیا تو ابھی سائن اِن لنک منگوائیں اور نیا پاس ورڈ رکھیں۔',
  // A new passkey
  passkeySubject: 'آپ کے اکاؤنٹ میں ایک پاس‌کی شامل ہوئی',
  passkeyHeading: 'اب ایک نئی پاس‌کی سے آپ کا سائن اِن ہو سکتا ہے',
  passkeyText: ({ passkey }, { name }) =>
    `آپ کے <product/> اکاؤنٹ میں ابھی ایک پاس‌کی شامل ہوئی۔ اس کا نام: ${name(passkey)}۔`,
  passkeyAdvice:
    'اگر یہ آپ نے نہیں کیا تو سائن اِن کریں، سیٹنگز میں اسے ہٹائیں اور نیا پاس ورڈ رکھیں۔',
  // A new access token
  tokenHeading: 'آپ کے اکاؤنٹ کے لیے ایک ایکسیس ٹوکن بنا',
  tokenText: ({ token }, { name }) =>
    `اب ایک پروگرام اس ایکسیس ٹوکن سے آپ کا <product/> اکاؤنٹ استعمال کر سکتا ہے: ${name(token)}۔`,
  tokenAdvice:
    'اگر یہ آپ نے نہیں کیا تو سائن اِن کریں، سیٹنگز میں اسے منسوخ کریں اور نیا پاس ورڈ رکھیں۔',
  // The person's data
  exportSubject: 'آپ کا ڈیٹا تیار ہے',
  exportHeading: 'آپ کا ڈیٹا ڈاؤن لوڈ کے لیے تیار ہے',
  exportText: ({ until }) =>
    `فائل ${until} تک آپ کی سیٹنگز میں ہے۔ اس میں وہ سب کچھ ہے جو آپ نے <product/> پر لکھا یا جو آپ کے بارے میں ہے، اور آپ کی تصویریں بھی۔`,
  exportAdvice:
    'اگر یہ آپ نے نہیں مانگی تو سیٹنگز میں باقی تمام براؤزرز سے سائن آؤٹ کریں اور اپنا پاس ورڈ بدل لیں۔',
  exportFooter: ({ to }, { name }) =>
    `یہ ای میل ${name(to)} پر بھیجی گئی، کیونکہ آپ کے اکاؤنٹ کا ڈیٹا مانگا گیا تھا۔`,
  // Confirming a new account
  confirmSubject: 'اپنی ای میل کی تصدیق کریں: <product/>',
  confirmHeading: 'کیا یہ آپ کی ای میل ہے؟',
  confirmText: ({ to }, { name }) =>
    `کسی نے ${name(to)} سے <product/> پر اکاؤنٹ بنایا ہے۔ اگر یہ آپ نے کیا ہے تو لنک کھولیں اور وہاں بٹن دبائیں۔`,
  confirmTerms: ({ days }) =>
    `یہ لنک ${days} دن کے اندر صرف ایک بار کام کرتا ہے۔ تب تک انجان لوگوں کو پیغام نہیں لکھا جا سکتا، اور ہماری طرف سے کوئی اور ای میل نہیں آئے گی۔`,
  confirmButton: 'میری ای میل کی تصدیق کریں',
  confirmFooter:
    'اگر یہ آپ نے نہیں کیا تو کچھ نہ کریں: لنک نہ کھولا گیا تو اس ای میل پر ہماری طرف سے کچھ اور نہیں آئے گا۔',
  newAddressSubject: 'اپنی نئی ای میل کی تصدیق کریں: <product/>',
  newAddressHeading: 'کیا یہ آپ کی نئی ای میل ہے؟',
  newAddressText: ({ to }, { name }) =>
    `کسی نے اپنے <product/> اکاؤنٹ کے لیے یہ ای میل لکھی ہے: ${name(to)}۔ اگر یہ آپ نے کیا ہے تو لنک اُس براؤزر میں کھولیں جس میں آپ کا سائن اِن ہے، اور وہاں بٹن دبائیں۔`,
  newAddressTerms: ({ hours }) =>
    `یہ لنک ${hours} گھنٹے کے اندر صرف ایک بار کام کرتا ہے۔ تب تک آپ کا اکاؤنٹ ویسا ہی رہے گا۔`,
  newAddressButton: 'یہ ای میل استعمال کریں',
  newAddressFooter: 'اگر یہ آپ نے نہیں کیا تو کچھ نہ کریں: لنک کے بغیر کچھ نہیں بدلتا۔',
  // A change to the address of another account
  takenSubject: 'کسی نے آپ کی ای میل استعمال کرنے کی کوشش کی',
  takenHeading: 'اس ای میل سے آپ کا اکاؤنٹ پہلے سے موجود ہے',
  takenText: ({ to }, { name }) =>
    `کسی نے <product/> کے ایک اور اکاؤنٹ کے لیے یہ ای میل استعمال کرنے کی کوشش کی: ${name(to)}۔ اس ای میل کا اکاؤنٹ پہلے سے موجود ہے، اس لیے کچھ نہیں بدلا۔`,
  takenAdvice: 'اگر یہ آپ نے کیا تھا تو اسی ای میل سے سائن اِن کریں۔',
  // Sent to the previous address
  placeHeading: ({ group }, { name }) => `”${name(group)}“ میں اپنی جگہ کی تصدیق کریں`,
  changedSubject: 'آپ کے اکاؤنٹ کی ای میل بدل گئی',
  changedHeading: 'اب آپ کے اکاؤنٹ کی ای میل کوئی اور ہے',
  changedText: ({ to }, { name }) =>
    `آپ کے <product/> اکاؤنٹ کی ای میل ${name(to)} تھی، جو اب بدل دی گئی ہے۔ باقی تمام براؤزرز سے سائن آؤٹ کر دیا گیا ہے، اور دوسری ڈیوائسز کی اطلاعات، کیلنڈر کا لنک اور ایکسپورٹ ختم کر دیے گئے ہیں۔`,
  changedTerms: ({ days }) =>
    `اگر یہ آپ نے نہیں کیا تو اپنا اکاؤنٹ واپس لیں: یہ لنک ${days} دن تک کام کرتا ہے۔ اس سے ہر براؤزر سے سائن آؤٹ ہو جاتا ہے، اطلاعات، کیلنڈر کے لنک اور ایکسپورٹ ختم ہو جاتے ہیں، اور پاس ورڈ ہٹ جاتا ہے۔`,
  changedButton: 'میرا اکاؤنٹ واپس لیں',
  changedFooter: ({ to }, { name }) =>
    `یہ ای میل ${name(to)} پر بھیجی گئی، کیونکہ اب تک آپ کے اکاؤنٹ کی ای میل یہی تھی۔ اگر یہ تبدیلی آپ نے خود کی ہے تو کچھ نہ کریں۔`,
};

const sharedStorageServer: TextsOf<typeof sharedStorageServerEnglish> = {
  emptyPicture: 'یہ فائل خالی ہے۔',
  unsupportedPicture: 'براہِ کرم JPG، PNG، WebP یا GIF تصویر استعمال کریں۔',
  tooManyPixels: ({ megapixels }) =>
    `اس تصویر میں پکسل بہت زیادہ ہیں: زیادہ سے زیادہ ${megapixels} میگا پکسل۔`,
  damagedPicture: 'یہ تصویر خراب ہے اور پڑھی نہیں جا سکی۔',
  notStored: 'تصویر محفوظ نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  notFound: 'تصویر نہیں ملی',
  notShown: 'تصویر ابھی دکھائی نہیں جا سکتی۔',
  fullToday: ({ megabytes }, { name }) =>
    `آج آپ کی ${name(`${megabytes} MB`)} تصویریں شامل ہو چکی ہیں، جو ایک دن کی حد ہے۔ براہِ کرم کل دوبارہ کوشش کریں۔`,
  fullAccount: ({ gigabytes }, { name }) =>
    `آپ کی تصویریں ${name(`${gigabytes} GB`)} جگہ لے رہی ہیں، جو ایک اکاؤنٹ کی حد ہے۔ براہِ کرم پہلے کچھ ڈیلیٹ کریں۔`,
};

export const serverTexts = {
  'lib/platform/auth/server-texts': sharedAuthServer,
  'lib/platform/captcha/server-texts': sharedCaptchaServer,
  'lib/platform/db/server-texts': sharedDbServer,
  'lib/platform/errors/server-texts': sharedErrorsServer,
  'lib/platform/health/server-texts': sharedHealthServer,
  'lib/platform/http/server-texts': sharedHttpServer,
  'lib/platform/mail/server-texts': sharedMailServer,
  'lib/platform/storage/server-texts': sharedStorageServer,
};
