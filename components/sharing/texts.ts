import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/sharing/texts', {
  // Sharing a link
  shareOf: ({ title }: { title: string }, { name }) => `Share ${name(title)}`,
  linkCopied: 'Link copied',
  copyLink: 'Copy this link',
});
