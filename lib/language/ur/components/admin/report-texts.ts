import type { texts as english } from '@/components/admin/report-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

/** Kinds of reported things, as they stand before 'کی'. */
const THINGS: Record<string, string> = {
  person: 'فرد',
  group: 'گروپ',
  game: 'میچ',
  venue: 'وینیو',
  review: 'ریویو',
  message: 'پیغام',
  coach: 'کوچ',
  image: 'تصویر',
  coach_review: 'کوچ کے ریویو',
};

/** What was decided about a report. */
const DECISIONS: Record<string, string> = {
  dismiss: 'خارج',
  hide: 'پوشیدہ',
  warn: 'وارننگ',
  suspend: 'معطل',
  ban: 'پابندی عائد',
  resolved: 'حل شدہ',
  dismissed: 'خارج',
};

/** What is kept of a reported thing. */
const FIELDS: Record<string, string> = {
  name: 'نام',
  username: 'یوزر نیم',
  bio: 'تعارف',
  location: 'مقام',
  profileImageKey: 'پروفائل کی تصویر',
  title: 'عنوان',
  description: 'تفصیل',
  startsAt: 'آغاز',
  address: 'پتہ',
  website: 'ویب سائٹ',
  phone: 'فون',
  venueId: 'وینیو نمبر',
  rating: 'ریٹنگ',
  comment: 'تبصرہ',
  conversationId: 'چیٹ نمبر',
  content: 'پیغام',
  imageKey: 'تصویر',
  createdAt: 'وقت',
  experience: 'تجربہ',
  certifications: 'سرٹیفکیٹ',
  specialties: 'مہارتیں',
  coachId: 'کوچ نمبر',
  reply: 'جواب',
};

export const texts: TextsOf<typeof english> = {
  // Reports
  searchReports: 'رپورٹوں میں تلاش',
  reportsPlaceholder: 'نام، الفاظ یا نمبر',
  show: 'دکھائیں',
  open: 'کھلی',
  resolved: 'حل شدہ',
  dismissed: 'خارج',
  loadingReports: 'رپورٹیں: لوڈ ہو رہا ہے…',
  noReports: 'کوئی رپورٹ نہیں ملی۔',
  noReportsHint: 'فی الحال آپ کی توجہ درکار نہیں۔',
  moreReports: 'مزید رپورٹیں دکھائیں',
  reported: ({ thing }, { name }) => `${THINGS[thing] ?? name(thing)} کی رپورٹ، <at/>`,
  reportedBy: ({ thing }, { name }) =>
    `${THINGS[thing] ?? name(thing)} کی رپورٹ، <at/>، <name/> کی طرف سے`,
  decided: ({ action }) => DECISIONS[action] ?? action,
  behindIt: 'متعلقہ فرد: <name/>',
  behindItMore: ({ count }) => `متعلقہ فرد: <name/>، ${count} کھلی رپورٹیں`,
  nobodyBehind: 'اب کوئی متعلقہ فرد موجود نہیں۔',
  asReported: 'رپورٹ کے وقت: <content/>',
  whatWasSaid: 'گفتگو',
  isReported: '(اس کی رپورٹ ہے)',
  seeGroup: 'گروپ دیکھیں',
  seeGame: 'میچ دیکھیں',
  seeVenue: 'وینیو دیکھیں',
  seeCoach: 'کوچ کا صفحہ دیکھیں',
  // What was kept of the reported thing
  field: ({ field }) => FIELDS[field] ?? field,
  // What an admin does with a report; `reason` is its reason in words
  dismiss: 'خارج کریں',
  dismissReport: ({ id }) => `خارج کریں: رپورٹ ${id}`,
  dismissTitle: ({ reason }) => `خارج کریں: ${reason}`,
  dismissHint: 'کچھ نہیں بدلتا۔',
  reportDismissed: 'رپورٹ خارج',
  hide: 'چھپائیں',
  hideReport: ({ id }) => `چھپائیں: رپورٹ ${id}`,
  hideReasonTitle: ({ reason }) => `چھپائیں: ${reason}`,
  hideHint: 'یہ ہر فہرست اور صفحے سے ہٹ جائے گا۔ ڈیلیٹ نہیں ہو گا۔',
  isHidden: 'پوشیدہ',
  warn: 'وارننگ دیں',
  warnReport: ({ id }) => `وارننگ دیں: رپورٹ ${id}`,
  warnTitle: ({ reason }) => `وارننگ دیں: ${reason}`,
  warnHint: 'یہ سکرین پر تب تک رہے گی جب تک پڑھ لینے کی تصدیق نہ ہو جائے۔',
  warningSent: 'وارننگ بھیج دی گئی',
  warning: 'وارننگ',
  warningIsRead: ({ standard }) =>
    `یہ متعلقہ فرد کو نظر آئے گا۔ آپ کے الفاظ کے بغیر اس میں لکھا ہو گا: ”${standard}“`,
  suspendReport: ({ id }) => `معطل کریں: رپورٹ ${id}`,
  suspendReasonTitle: ({ reason }) => `معطل کریں: ${reason}`,
  suspendReportHint: 'ہر جگہ سے سائن آؤٹ ہو جائے گا، اور مدت ختم ہونے تک سائن اِن نہیں ہو سکے گا۔',
  banReport: ({ id }) => `پابندی لگائیں: رپورٹ ${id}`,
  banReasonTitle: ({ reason }) => `پابندی لگائیں: ${reason}`,
  banReportHint: 'ہر جگہ سے سائن آؤٹ ہو جائے گا، اور دوبارہ سائن اِن نہیں ہو سکے گا۔',
};
