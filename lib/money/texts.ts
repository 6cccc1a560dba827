import { defineTexts } from '@/lib/platform/language/define-texts';

/** For the inputs, on both sides. */
export const texts = defineTexts('lib/money/texts', {
  choosePayee: 'Please choose who advanced the court',
  chooseBasis: 'Please choose how the cost is shared',
  twoPeople: 'Please choose two different people',
  wordsLabel: 'Your words',
  handleLabel: 'Where to pay you',
});
