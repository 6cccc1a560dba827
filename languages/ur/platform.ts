import type { texts as sharedAuthEnglish } from '@/lib/platform/auth/texts';
import type { texts as sharedCalendarEnglish } from '@/lib/platform/calendar/texts';
import type { texts as sharedGeoEnglish } from '@/lib/platform/geo/texts';
import type { texts as sharedJobsEnglish } from '@/lib/platform/jobs/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as sharedObservabilityAuditEnglish } from '@/lib/platform/observability/audit-texts';
import type { texts as sharedObservabilityEnglish } from '@/lib/platform/observability/texts';
import type { texts as sharedRealtimeEnglish } from '@/lib/platform/realtime/texts';
import type { texts as sharedValidationEnglish } from '@/lib/platform/validation/texts';
import { zoneInUrdu } from './words/calendar';

const sharedAuth: TextsOf<typeof sharedAuthEnglish> = {
  emailMustBeText: 'ای میل متن کی شکل میں ہونی چاہیے',
  emailRequired: 'ای میل لازمی ہے',
  emailTooLong: ({ max }) => `ای میل میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں`,
  emailPlainLetters: 'براہِ کرم ای میل سادہ انگریزی حروف میں لکھیں',
  emailInvalid: 'براہِ کرم درست ای میل لکھیں، جیسے ali@example.com',
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
  skipped: ({ time }) =>
    `اس دن وہاں گھڑیاں آگے کی جائیں گی اور ${time} کا وقت آئے گا ہی نہیں۔ کوئی اور وقت منتخب کریں۔`,
  skippedLater: ({ date: day, time, moved }, { date }) =>
    `${date(day, DAY)} کو وہاں گھڑیوں میں ${time} کا وقت آئے گا ہی نہیں۔ اس دن آغاز ${moved} پر ہو گا۔`,
  twice: ({ time }) => `اس دن وہاں گھڑیاں ${time} کا وقت دو بار دکھائیں گی۔ مراد پہلی بار ہے۔`,
};

const sharedGeo: TextsOf<typeof sharedGeoEnglish> = {
  atMost: ({ km }, { name }) => `${name(`${km} km`)} یا کم`,
  distance: ({ km }, { name, number }) => name(`${number(Math.round(km))} km`),
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
  'person.ban': 'فرد پر پابندی',
  'person.end-sessions': 'ہر جگہ سے سائن آؤٹ',
  'person.restore': 'فرد بحال',
  'person.suspend': 'فرد معطل',
  'report.ban': 'رپورٹ پر فیصلہ: فرد پر پابندی',
  'report.dismiss': 'رپورٹ خارج',
  'report.hide': 'رپورٹ پر فیصلہ: پوشیدہ',
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

export const texts = {
  'lib/platform/auth/texts': sharedAuth,
  'lib/platform/calendar/texts': sharedCalendar,
  'lib/platform/geo/texts': sharedGeo,
  'lib/platform/jobs/texts': sharedJobs,
  'lib/platform/observability/audit-texts': sharedObservabilityAudit,
  'lib/platform/observability/texts': sharedObservability,
  'lib/platform/realtime/texts': sharedRealtime,
  'lib/platform/validation/texts': sharedValidation,
};
