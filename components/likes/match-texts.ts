import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/likes/match-texts', {
  // A match.
  matchTitle: "It's a Match!",
  bothWantToPlay: 'You and <name/> both want to play <sport/>',
  bothWantToPlaySports: 'You and <name/> both want to play sports',
  likedYouToo: '<name/> liked you too',
  keepSwiping: 'Keep Swiping',
  sendMessage: 'Send Message',
});
