import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/sports/server-texts', {
  sportNotFound: 'Sport not found',
  sportNameTaken: 'There is a sport of this name already',
});
