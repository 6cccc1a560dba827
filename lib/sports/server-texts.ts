import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/sports/server-texts', {
  sportNotFound: 'Sport not found',
  sportNameTaken: 'There is a sport of this name already',

  // Pages, metadata and share cards
  allSportsTitle: 'All Sports',
  allSportsDescription:
    'Every sport on <product/>, from Paddle and Cricket to Yoga: find the players, groups, venues and coaches near you.',

  signInToSeeSport: 'Please sign in to view sport details.',

  backToDiscover: 'Back to Discover',
});
