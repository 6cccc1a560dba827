import { defineTexts } from '@/lib/platform/language/define-texts';

/** A number with its noun: from a thousand on '1,000+'. */
interface Counted {
  count: number;
  words: string;
}

/** The landing page. */
export const texts = defineTexts('components/shell/page-texts', {
  headline: 'Connect with local sports enthusiasts and find your next game',
  lead: 'Join thousands of players connecting locally',
  privacyPromise: 'Nobody here learns where you live. <link>What others see of you</link>',
  whateverYouPlay: 'Whatever you play',
  features: 'Find the people, the game and the place',
  findPlayers: 'Find players',
  findPlayersText:
    'See who plays your sport, at what level and how far away. Others only ever see your distance in whole kilometres, never where you are.',
  joinGroups: 'Join groups',
  joinGroupsText:
    'Ask to join a group, or start one. Its games say when, where, who is going and how many spots are left.',
  knowPlaces: 'Know the places',
  knowPlacesText:
    'Courts, pitches and pools around you, with what they offer, what they cost and what players say about them.',
  nextGames: 'Next games',
  allGames: 'All games',
  placesToPlay: 'Places to play',
  allVenues: ({ count, words }: Counted) => (count === 1 ? 'The venue' : `All ${words} venues`),
  groupsPlay: ({ count, words }: Counted) =>
    count === 1
      ? '1 group plays here. Sign in to join one.'
      : `${words} groups play here. Sign in to join one.`,
});
