import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/games/next-game-texts', {
  myGames: 'My games',
  nextGame: 'Your next game',
});
