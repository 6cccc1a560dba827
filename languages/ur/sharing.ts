import type { texts as sharingEnglish } from '@/components/sharing/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const sharing: TextsOf<typeof sharingEnglish> = {
  shareOf: ({ title }, { name }) => `شیئر کریں: ${name(title)}`,
  share: 'شیئر کریں',
  linkCopied: 'لنک کاپی ہو گیا',
  copyLink: 'یہ لنک کاپی کریں',
};

export const texts = {
  'components/sharing/texts': sharing,
};
