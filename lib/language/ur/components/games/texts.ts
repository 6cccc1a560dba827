import type { texts as english } from '@/components/games/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // The state of a game.
  /** Of a game of two. */
  withPartner: '<person/> کے ساتھ',
  thisIsCancelled: 'یہ میچ منسوخ ہے۔ <reason/>',

  // Facts.
  whenAndWhere: 'کب اور کہاں',
  minutes: ({ count }) => `${count} منٹ`,
  onTheMap: 'نقشے پر',
  mapOf: ({ place }, { name }) => `نقشہ: ${name(place)}`,
  inNewTab: '، نئے ٹیب میں',
  level: 'لیول',
  whoMayPlay: 'کن کے لیے',
  cost: 'خرچ',
  costEach: ({ amount, currency }, { money }) => `فی کھلاڑی ${money(amount, currency)}`,
  free: 'مفت',
  guestsEach: ({ max }) => `فی کھلاڑی زیادہ سے زیادہ ${max}`,
  noneAllowed: 'کوئی نہیں',
  needsAtLeast: 'کم از کم',
  players: ({ count }) => `${count} کھلاڑی`,
  repeats: 'دہرایا جائے',
  weekly: 'ہر ہفتے',
  fortnightly: 'ہر دو ہفتے بعد',
  monthly: 'ہر مہینے',
  organisedBy: 'منتظم',

  // Rules.
  decides: ({ min }) =>
    `<at/> تک ${min} سے کم شرکا ہوئے تو میچ منسوخ ہو جائے گا اور سب کو اطلاع دی جائے گی۔`,
  membersFirst: '<at/> تک یہ صرف گروپ کے ممبرز کو نظر آتا ہے۔ اس کے بعد پبلک ہو گا۔',

  // Calendars.
  addToGoogle: 'Google کیلنڈر میں شامل کریں',
  calendarFile: 'کیلنڈر فائل',

  // The organiser.
  signInToMessage: 'منتظم کو پیغام بھیجنے کے لیے سائن اِن کریں',

  // A game that the reader cannot see.
  mayBePrivate: 'ممکن ہے یہ صرف اپنے گروپ کو نظر آتا ہو، یا ڈیلیٹ ہو چکا ہو۔',
};
