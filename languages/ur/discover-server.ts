import type { texts as discoverPageEnglish } from '@/components/discover/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const discoverPage: TextsOf<typeof discoverPageEnglish> = {
  title: 'دریافت',
  welcome: 'Maidan میں خوش آمدید',
  signInToDiscover: 'کھلاڑی دیکھنے کے لیے براہِ کرم سائن اِن کریں',
  players: 'کھلاڑی',
  groups: 'گروپس',
  venues: 'وینیوز',
  coaches: 'کوچز',
  countedWithin: ({ km }, { name }) =>
    `${name(`${km} km`)} کے اندر کے کھلاڑی، گروپس اور وینیوز؛ کوچز ہر جگہ کے`,
  allSports: 'تمام کھیل',
  chooseSport:
    'کوئی کھیل منتخب کریں اور دیکھیں کہ آپ کے آس پاس اس کے کھلاڑی، گروپس، وینیوز اور کوچز کون سے ہیں۔',
  sports: 'کھیل',
  popular: 'مقبول',
  more: 'مزید',
  popularSports: 'مقبول کھیل',
  moreSports: 'مزید کھیل',
};

export const texts = {
  'components/discover/page-texts': discoverPage,
};
