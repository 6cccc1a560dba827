import { defineTexts } from '@/lib/platform/language/define-texts';

/** For the inputs, on both sides. */
export const texts = defineTexts('lib/money/texts', {
  choosePayee: 'Please choose who advanced the court',
  chooseBasis: 'Please choose how the cost is shared',
  twoPeople: 'Please choose two different people',
  digitsLabel: 'Last digits',
  digitsForm: 'Enter the last 3 to 8 digits of the transfer, or nothing',
  wordsLabel: 'Your words',
  handleLabel: 'Where to pay you',
});
