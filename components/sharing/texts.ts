import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/sharing/texts', {
  shareOf: ({ title }: { title: string }, { name }) => `Share ${name(title)}`,
  share: 'Share',
  linkCopied: 'Link copied',
  copyLink: 'Copy this link',
});
