import type { texts as english } from '@/components/groups/demo/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  notice:
    'یہ ایک نمونہ ہے جس کے لوگ فرضی ہیں۔ یہاں کی کوئی چیز نہ محفوظ ہوتی ہے، نہ کسی کو بھیجی جاتی ہے۔',
  group: 'Lahore Hoops',
  demonstration: 'نمونہ',
  when: 'ہفتہ، 18:00',
  where: 'ماڈل ٹاؤن کورٹس، لاہور',
  join: 'میچ میں شامل ہوں',
  joined: 'جگہ پکی!',
  schedule: 'شیڈول',
  players: 'کھلاڑی',
  details: 'تفصیلات',
  games: 'میچز',
  gameToAdd: 'نیا میچ',
  addGame: 'میچ شامل کریں',
  game: 'اتوار کا میچ، پورا کورٹ',
  about:
    'عام دنوں میں آدھے کورٹ پر تین تین کی ٹیمیں، ویک اینڈ پر پورا کورٹ۔ ایک ہلکے اور ایک گہرے رنگ کی شرٹ ساتھ لائیں۔',
  chat: 'چیٹ',
  message: 'آپ کا پیغام',
  send: 'بھیجیں',
  line: 'حمزہ: لائٹس دس بجے تک بُک ہیں۔',
  ownLine: ({ text }, { name }) => `آپ: ${name(text)}`,
  nextGame: 'اگلا میچ',
  admin: 'ایڈمن',
  member: 'ممبر',
};
