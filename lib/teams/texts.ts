import { defineTexts } from '@/lib/platform/language/define-texts';

/** For the inputs, on both sides. */
export const texts = defineTexts('lib/teams/texts', {
  choosePlayer: 'Please choose a player',
  twoPlayers: 'Please choose two players',
});
