import type { texts as embedEnglish } from '@/components/sharing/embed-texts';
import type { texts as sharingEnglish } from '@/components/sharing/texts';
import type { texts as embedServerEnglish } from '@/lib/embed/server-texts';
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

const embed: TextsOf<typeof embedEnglish> = {
  title: 'اگلے میچ اپنی ویب سائٹ پر',
  hint: 'یہ سطر اپنی ویب سائٹ کے کسی صفحے میں لگائیں۔ اس میں وہی نظر آتا ہے جو یہاں سب کو نظر آتا ہے، کوکیز اور سکرپٹس کے بغیر۔',
  ink: 'متن کا رنگ',
  ground: 'پیچھے کا رنگ',
  line: 'آپ کی ویب سائٹ کے لیے سطر',
  copy: 'سطر کاپی کریں',
  see: 'دیکھیں',
  feed: 'یہی پروگراموں کے لیے (JSON فیڈ)',
};

const embedServer: TextsOf<typeof embedServerEnglish> = {
  title: ({ of }, { name }) => `اگلے میچ: ${name(of)}`,
  none: 'کوئی میچ طے نہیں',
  places: ({ count }, { plural }) =>
    plural(count, { one: 'ایک جگہ خالی', other: `${count} جگہیں خالی` }),
  full: 'جگہ نہیں',
  on: '<product/> پر تمام میچ',
  unknownUrl: 'اس پتے پر دکھانے کے لیے کچھ نہیں۔',
};

export const serverTexts = {
  'lib/embed/server-texts': embedServer,
};

export const texts = {
  'components/sharing/embed-texts': embed,
  'components/sharing/texts': sharing,
};
