import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/regulars/texts', {
  pasteFirst: 'Paste the list first',
  listTooLong: 'This is too long for a list of players',
});
