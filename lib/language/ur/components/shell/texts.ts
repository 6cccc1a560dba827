import type { texts as english } from '@/components/shell/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  mainMenu: 'مرکزی مینو',
  shortMenu: 'مختصر مینو',
  // Entries
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
};
