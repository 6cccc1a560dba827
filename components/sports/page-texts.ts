import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/sports/page-texts', {
  allSportsTitle: 'All Sports',
  allSportsDescription:
    'Every sport on Maidan, from Paddle and Cricket to Yoga: find the players, groups, venues and coaches near you.',

  signInToSeeSport: 'Please sign in to view sport details.',

  backToDiscover: 'Back to Discover',
});
