import type { texts as shellEnglish } from '@/components/shell/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const shell: TextsOf<typeof shellEnglish> = {
  mainMenu: 'مرکزی مینو',
  shortMenu: 'مختصر مینو',
  discover: 'دریافت',
  groups: 'گروپس',
  players: 'کھلاڑی',
  sports: 'کھیل',
  messages: 'پیغامات',
  myGames: 'میرے میچز',
  coaching: 'کوچنگ',
  suggestions: 'تجاویز',
  venues: 'وینیوز',
  profile: 'پروفائل',
  admin: 'انتظامیہ',
  games: 'میچز',
  bookings: 'بکنگز',

  accountMenuOf: ({ person }, { name }) => `${name(person)} کا اکاؤنٹ مینو`,
  signOut: 'سائن آؤٹ کریں',
  unauthorized: 'سائن اِن ختم ہو گیا',
  signingInAgain: 'آپ کا سائن اِن باقی نہیں رہا۔ دوبارہ سائن اِن ہو رہا ہے…',
};

export const texts = {
  'components/shell/texts': shell,
};
