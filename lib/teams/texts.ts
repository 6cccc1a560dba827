import { defineTexts } from '@/lib/platform/language/define-texts';

/** Of the inputs, for both sides. */
export const texts = defineTexts('lib/teams/texts', {
  choosePlayer: 'Please choose a player',
  twoPlayers: 'Please choose two players',
});
