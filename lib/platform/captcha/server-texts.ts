import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/captcha/server-texts', {
  notFound: 'Captcha not found',
  spent: 'That captcha has expired or was used already. Please complete it again.',
  unchecked: 'The captcha could not be checked just now. Please try again.',
  unknownAction: 'action must be one that has a captcha',
});
