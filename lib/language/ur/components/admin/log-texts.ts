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

/** The things of an entry with their name, where that is not only put behind it. */
const NAMED_TARGETS: Record<string, string> = {
  review: '<name/> کا ریویو',
  message: '<name/> کا پیغام',
  coach_review: 'کوچ <name/> کا ریویو',
};

/** Details of security events, and their parts. */
const DETAILS: Record<string, string> = {
  gender: 'جنس',
  link: 'ای میل کا لنک',
  passkey: 'پاس‌کی',
  password: 'پاس ورڈ',
  restored: 'بحال',
  'closed account': 'بند اکاؤنٹ',
  'own password': 'اپنا پاس ورڈ',
  'second step': 'دوسرا مرحلہ',
  'unverified Google address': 'گوگل کا غیر تصدیق شدہ پتہ',
  'removed when the address was proven': 'پتے کی تصدیق پر ہٹایا گیا',
  'group creator': 'گروپ کا بانی',
  'group organiser': 'گروپ کا آرگنائزر',
  'group member': 'گروپ کا رکن',
  sessions: 'سائن اِن',
  devices: 'نوٹیفکیشن والے آلات',
  calendar: 'کیلنڈر کا پتہ',
  'new-email': 'نیا ای میل پتہ',
  export: 'معلومات کی فائل',
};

const ENDED = /^access ended: (.+)$/;
const THING = /^(games of |suggestions of )?(group|game|venue) (\d+)$/;

function detailWords(detail: string): string {
  const [, ended] = ENDED.exec(detail) ?? [];
  if (ended) {
    const parts = ended.split(' ').map((part) => DETAILS[part] ?? '…');
    return `رسائی ختم: ${parts.join('، ')}`;
  }
  const [, of, thing = '', id = ''] = THING.exec(detail) ?? [];
  const named = `${TARGETS[thing]} ${id}`;
  if (thing) return of ? `${named} ${of === 'games of ' ? 'کے میچ' : 'کی تجاویز'}` : named;
  // A call is read as it is.
  return DETAILS[detail] ?? (detail.includes('/') ? detail : 'دیگر');
}

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
  detail: ({ detail }) => detailWords(detail),
};
