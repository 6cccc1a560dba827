import type { texts as sharingEnglish } from '@/components/sharing/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const sharing: TextsOf<typeof sharingEnglish> = {
  shareOf: ({ title }, { name }) => `شیئر کریں: ${name(title)}`,
  share: 'شیئر کریں',
  linkCopied: 'لنک کاپی ہو گیا',
  copyLink: 'یہ لنک کاپی کریں',

  tellOthers: 'باقی سب کو بتائیں',
  tellOthersHint: 'میچ اُس چیٹ میں بھیجیں جہاں آپ کے کھلاڑی ہیں۔',
  toWhatsApp: 'واٹس ایپ پر بھیجیں',
  inNewTab: '، نئے ٹیب میں',
  copy: 'لنک کاپی کریں',
  code: 'میچ کا کیو آر کوڈ',
  invitation: ({ title, when, place }, { name }) =>
    `${name(title)}: ${[when, place && name(place)].filter(Boolean).join('، ')}۔ کیا ارادہ ہے؟`,
};

export const texts = {
  'components/sharing/texts': sharing,
};
