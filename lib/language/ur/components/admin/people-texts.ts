import type { texts as english } from '@/components/admin/people-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // People
  searchPeople: 'لوگوں میں تلاش',
  loadingPeople: 'لوگ: لوڈ ہو رہا ہے…',
  noPeople: 'کوئی فرد نہیں ملا۔',
  morePeople: 'مزید لوگ دکھائیں',
  personFacts: ({ joined, sessions }, { date, plural }) => {
    const day = date(joined, { day: 'numeric', month: 'short', year: 'numeric' });
    return plural(sessions, {
      one: `<email/> · شمولیت: ${day} · 1 سائن اِن جاری`,
      other: `<email/> · شمولیت: ${day} · ${sessions} سائن اِن جاری`,
    });
  },
  admin: 'انتظامیہ',
  banned: 'پابندی عائد',
  suspendedUntil: ({ until }, { date }) =>
    `${date(until, { day: 'numeric', month: 'short', year: 'numeric' })} تک معطل`,
  openReports: ({ count }, { plural }) =>
    plural(count, { one: '1 کھلی رپورٹ', other: `${count} کھلی رپورٹیں` }),
  warnings: ({ count }, { plural }) => plural(count, { one: '1 وارننگ', other: `${count} وارننگ` }),
  // What an admin does with a person
  suspend: 'معطل کریں',
  suspendName: ({ person }, { name }) => `${name(person)} کو معطل کریں`,
  suspendTitle: ({ person }, { name }) => `معطل کریں: ${name(person)}`,
  suspendHint: 'فوراً ہر جگہ سے سائن آؤٹ، اور مدت ختم ہونے تک سائن اِن نہیں ہو سکے گا۔',
  suspended: 'معطل کر دیا گیا',
  ban: 'پابندی لگائیں',
  banName: ({ person }, { name }) => `${name(person)} پر پابندی لگائیں`,
  banTitle: ({ person }, { name }) => `پابندی لگائیں: ${name(person)}`,
  banHint: 'فوراً ہر جگہ سے سائن آؤٹ، اور سائن اِن نہیں ہو سکے گا۔',
  personBanned: 'پابندی لگا دی گئی',
  restore: 'بحال کریں',
  restoreName: ({ person }, { name }) => `${name(person)} کو بحال کریں`,
  restoreTitle: ({ person }, { name }) => `بحال کریں: ${name(person)}`,
  restoreHint: 'دوبارہ سائن اِن ہو سکے گا۔',
  restored: 'بحال کر دیا گیا',
  endSessions: 'ہر جگہ سے سائن آؤٹ کریں',
  endSessionsName: ({ person }, { name }) => `${name(person)} کو ہر جگہ سے سائن آؤٹ کریں`,
  endSessionsTitle: ({ person }, { name }) => `ہر جگہ سے سائن آؤٹ کریں: ${name(person)}`,
  endSessionsHint: 'ہر جگہ سے سائن آؤٹ۔ دوبارہ سائن اِن ہو سکے گا۔',
  sessionsEnded: 'ہر جگہ سے سائن آؤٹ کر دیا گیا',
  howLong: 'کتنی مدت کے لیے',
  dayCount: ({ count }, { plural }) => plural(count, { one: '1 دن', other: `${count} دن` }),
};
