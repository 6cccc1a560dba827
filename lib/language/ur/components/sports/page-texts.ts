import type { texts as english } from '@/components/sports/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  allSportsTitle: 'تمام کھیل',
  allSportsDescription:
    'Maidan کے تمام کھیل، پیڈل اور کرکٹ سے یوگا تک: اپنے قریب کے کھلاڑی، گروپس، وینیوز اور کوچز ڈھونڈیں۔',
  signInToSeeSport: 'کھیل کی تفصیلات دیکھنے کے لیے براہِ کرم سائن اِن کریں۔',
  backToDiscover: 'دریافت پر واپس',
};
