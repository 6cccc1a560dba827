import type { texts as english } from '@/components/admin/log-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

/** What an entry of the audit log is about. */
const TARGETS: Record<string, string> = {
  person: 'فرد',
  user: 'صارف',
  group: 'گروپ',
  game: 'میچ',
  venue: 'وینیو',
  venue_application: 'وینیو کی درخواست',
  review: 'ریویو',
  message: 'پیغام',
  coach: 'کوچ',
  coach_application: 'کوچ بننے کی درخواست',
  coach_review: 'کوچ کا ریویو',
  image: 'تصویر',
  job: 'کام',
  sport: 'کھیل',
};

/** The same with a name, where that is not only put behind it. */
const NAMED_TARGETS: Record<string, string> = {
  review: '<name/> کا ریویو',
  message: '<name/> کا پیغام',
  coach_review: 'کوچ <name/> کا ریویو',
};

export const texts: TextsOf<typeof english> = {
  // Audit log
  loadingLog: 'لاگ: لوڈ ہو رہا ہے…',
  nothingDecided: 'ابھی کوئی فیصلہ نہیں ہوا۔',
  exportCsv: 'CSV فائل ڈاؤن لوڈ کریں',
  action: 'عمل',
  actionPlaceholder: 'وینیو پوشیدہ',
  from: 'سے',
  to: 'تک',
  productItself: 'خود بخود',
  // What an entry is about; `type` as it is stored
  target: ({ type }) => TARGETS[type] ?? type,
  targetNamed: ({ type }) => NAMED_TARGETS[type] ?? `${TARGETS[type] ?? type}: <name/>`,
  // Security events
  loadingEvents: 'سیکیورٹی کے واقعات: لوڈ ہو رہا ہے…',
  event: 'واقعہ',
  all: 'سب',
  newBrowser: ({ device }, { name }) => `نیا براؤزر: ${name(device)}`,
  unknownAccount: ({ account }, { name }) => `نامعلوم، اکاؤنٹ ${name(account)}`,
  notSignedIn: 'سائن اِن کے بغیر',
};
