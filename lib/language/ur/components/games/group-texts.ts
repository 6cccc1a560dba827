import type { texts as english } from '@/components/games/group-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  create: 'میچ رکھیں',
  upcomingGames: 'آئندہ میچز',
  noUpcomingGames: 'کوئی آئندہ میچ نہیں',
  pickDay: 'دن اور مقام منتخب کریں، ممبران کو اطلاع مل جائے گی۔',
  followingOf: '<game/>: <following/>',
  showPast: 'گزشتہ اور منسوخ میچ دکھائیں',
  pastGames: 'گزشتہ اور منسوخ میچ',
  noneYet: 'ابھی کوئی نہیں۔',
};
