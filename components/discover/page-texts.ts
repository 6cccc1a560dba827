import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/discover/page-texts', {
  title: 'Discover',
  welcome: 'Welcome to <product/>',
  signInToDiscover: 'Please sign in to discover players',
  players: 'Players',
  groups: 'Groups',
  venues: 'Venues',
  coaches: 'Coaches',
  countedWithin: ({ km }: { km: number }, { distance }) =>
    `Players, groups and venues within ${distance(km)}, coaches everywhere`,
  allSports: 'All Sports',
  chooseSport:
    'Choose a sport to see who plays it near you, their groups, the venues and the coaches.',
  sports: 'Sports',
  popular: 'Popular',
  more: 'More',
  popularSports: 'Popular Sports',
  moreSports: 'More Sports',
});
