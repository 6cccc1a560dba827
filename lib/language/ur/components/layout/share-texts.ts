import type { texts as english } from '@/components/layout/share-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Sharing a link
  shareOf: ({ title }, { name }) => `شیئر کریں: ${name(title)}`,
  linkCopied: 'لنک کاپی ہو گیا',
  copyLink: 'یہ لنک کاپی کریں',
};
