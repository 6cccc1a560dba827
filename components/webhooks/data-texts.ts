import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/webhooks/data-texts', {
  title: 'Data and other programs',
  everything: 'Everything of the group',
  everythingHint:
    'One file (ZIP) with members, regulars, games and answers, the chat, the money book and the statistics.',
  download: 'Download everything',
});
