import type { texts as sportsPageEnglish } from '@/components/sports/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as sharedSportsServerEnglish } from '@/lib/sports/server-texts';

const sportsPage: TextsOf<typeof sportsPageEnglish> = {
  allSportsTitle: 'تمام کھیل',
  allSportsDescription:
    'Maidan کے تمام کھیل، پیڈل اور کرکٹ سے یوگا تک: اپنے قریب کے کھلاڑی، گروپس، وینیوز اور کوچز ڈھونڈیں۔',
  signInToSeeSport: 'کھیل کی تفصیلات دیکھنے کے لیے براہِ کرم سائن اِن کریں۔',
  backToDiscover: 'دریافت پر واپس',
};

const sharedSportsServer: TextsOf<typeof sharedSportsServerEnglish> = {
  sportNotFound: 'کھیل نہیں ملا۔',
  sportNameTaken: 'اس نام کا کھیل پہلے سے موجود ہے۔',
};

export const texts = {
  'components/sports/page-texts': sportsPage,
  'lib/sports/server-texts': sharedSportsServer,
};
