import type { texts as english } from '@/lib/invites/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  linkGone: 'دعوت کا یہ لنک اب کام نہیں کرتا۔ منتظم سے نیا لنک مانگیں۔',
  linkNotFound: 'دعوت کا لنک نہیں ملا۔',
  onlyOrganisers: 'اس کی اجازت صرف منتظمین کو ہے۔',
  tooManyLinks: ({ max }) => `دعوت کے ${max} لنک پہلے ہی کھلے ہیں۔ پہلے ایک لنک واپس لیں۔`,
  gameBegun: 'یہ میچ شروع ہو چکا ہے۔',
  expiryPast: 'آخری دن آج کے بعد کا ہونا چاہیے۔',
  expiryTooFar: 'لنک زیادہ سے زیادہ ایک سال تک کھلا رہ سکتا ہے۔',
  completeProfile: 'براہِ کرم پہلے اپنی پروفائل مکمل کریں۔',

  shareGame: ({ title, group, startsAt, timeZone, place, left }, { name, start, plural }) =>
    `${name(group)} کا میچ ${name(title)}، ${start(startsAt, timeZone)}${place ? `، ${name(place)}` : ''}۔ ${plural(
      left,
      { '=0': 'جگہ نہیں، ویٹنگ لسٹ ہے۔', one: '1 جگہ باقی۔', other: `${left} جگہیں باقی۔` },
    )}`,
  shareGroup: ({ group, sport, place, next, left }, { name, date, plural }) => {
    const day = next && {
      timeZone: next.timeZone,
      weekday: 'short' as const,
      day: 'numeric' as const,
      month: 'short' as const,
    };
    return [
      `${name(group)}: ${name(sport)}${place ? `، ${name(place)}` : ''}۔`,
      next && day && `اگلا میچ: ${date(next.startsAt, day)}۔`,
      plural(left, { '=0': 'جگہ نہیں۔', one: '1 جگہ باقی۔', other: `${left} جگہیں باقی۔` }),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
