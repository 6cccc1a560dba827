import type { texts as english } from '@/components/games/signed-in-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Players.
  going: ({ count }) => `شرکا (${count})`,
  playersLater: 'جگہ ملنے پر آپ کو نظر آئے گا کہ کون کھیل رہا ہے۔',
  waitlist: ({ count }) => `ویٹنگ لسٹ (${count})`,
  waitlistOrder:
    'خالی جگہیں اسی ترتیب سے دی جاتی ہیں۔ جسے مہمانوں سمیت خالی جگہوں سے زیادہ جگہیں چاہییں، اس کی باری چھوڑ دی جاتی ہے اور اس کا نمبر برقرار رہتا ہے۔',
  toConfirm: 'تصدیق باقی',
  playersFailed: 'کھلاڑیوں کی فہرست لوڈ نہیں ہو سکی',
  came: 'حاضر',
  didNotCome: 'غیر حاضر',
  noShow: 'غیر حاضر',
  cameOf: ({ player }, { name }) => `${name(player)}: حاضر`,
  didNotComeOf: ({ player }, { name }) => `${name(player)}: غیر حاضر`,
  markFailed: 'حاضری نہیں لگائی جا سکی۔ دوبارہ کوشش کریں۔',

  // The chat of a game.
  chat: 'چیٹ',

  // The menu of a game.
  menu: 'میچ کا مینو',
  announce: 'کھلاڑیوں کے لیے اعلان کریں',
  editOrPostpone: 'ایڈٹ یا ملتوی کریں',
  inviteLink: 'دعوت کا لنک',
  duplicate: 'نقل بنائیں',
  report: 'میچ رپورٹ کریں',
  skipDate: 'یہ تاریخ چھوڑیں',
  cancel: 'میچ منسوخ کریں',
};
