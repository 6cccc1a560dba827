import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/sharing/embed-texts', {
  title: 'Next games on your own site',
  hint: 'Put this line into a page of your site. It shows what everybody can see here, without cookies or scripts.',
  ink: 'Colour of the text',
  ground: 'Colour behind it',
  line: 'The line for your site',
  copy: 'Copy the line',
  see: 'See it',
  feed: 'The same for programs (JSON feed)',
});
