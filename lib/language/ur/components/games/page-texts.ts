import type { texts as english } from '@/components/games/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // The page of a game.
  gameNotFound: 'میچ نہیں ملا',
  backToGroups: 'گروپس پر واپس',
  backToGroup: ({ group }, { name }) => `${name(group)} پر واپس`,
  gameTitle: ({ title, sport, when }, { name }) => `${name(title)}: ${name(sport)}، ${when}`,
  cancelled: 'منسوخ',
  sentence: ({ words }) => `${words}۔`,
  place: ({ location }, { name }) => `${name(location)}۔`,

  // The picture of a game for shared links.
  cardLine: ({ when, location }) => `${when}، ${location}`,
  cardKind: ({ sport, group }) => `${sport} · ${group}`,

  // The pages with lists.
  gamesNear: 'آپ کے قریب میچز',
  gamesNearWhat:
    'آپ کے آس پاس سب کے لیے کھلے میچ، دن اور کھیل کے حساب سے: کب، کہاں، اور کتنی جگہیں باقی ہیں۔',
  myGames: 'میرے میچز',
};
