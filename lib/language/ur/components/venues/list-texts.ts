import type { texts as english } from '@/components/venues/list-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { within } from '../../words/reach';

export const texts: TextsOf<typeof english> = {
  // Cards and badges
  sports: 'کھیل',
  moreSports: ({ count }) => `مزید ${count}`,
  contact: 'فون',
  closed: 'مستقل بند',
  verified: 'تصدیق شدہ',

  // The list and its map
  venues: 'وینیوز',
  listYours: 'اپنا وینیو درج کریں',
  add: 'وینیو شامل کریں',
  addFirst: 'پہلا وینیو شامل کریں',
  listFollowsMap: 'فہرست میں وہی وینیو ہیں جو نقشے پر ہیں۔',
  backToAroundMe: 'میرے آس پاس',
  clearFilters: 'فلٹر صاف کریں',
  showAs: 'وینیوز کیسے دکھائیں',
  list: 'فہرست',
  map: 'نقشہ',
  looking: 'وینیوز کی تلاش جاری ہے',
  listFailed: 'وینیوز لوڈ نہیں ہو سکے',
  nothingFound: 'کوئی وینیو نہیں ملا',
  nothingFiltered: 'کوئی فلٹر ہٹا کر دیکھیں، یا ایسی جگہ شامل کریں جو آپ کے علم میں ہو۔',
  nothingAdded: 'ابھی تک کھیلنے کی کوئی جگہ شامل نہیں کی گئی۔',
  showMore: 'مزید وینیوز دکھائیں',
  found: ({ count }, { plural }) =>
    plural(count, { one: '1 وینیو', other: `${count} وینیو، قریب ترین پہلے` }),
  noneNear: ({ km }, words) =>
    `${within(km, words)} کوئی وینیو نہیں۔ یہ اس سے آگے کے قریب ترین وینیو ہیں۔`,
  noneSuchNear: ({ km }, words) =>
    `${within(km, words)} ایسا کوئی وینیو نہیں۔ یہ اس سے آگے کے قریب ترین وینیو ہیں۔`,
  foundSoFar: ({ count }) => `اب تک ${count} وینیو، قریب ترین پہلے`,

  // Filters
  search: 'وینیوز تلاش کریں',
  searchExample: 'نام، پتے یا سہولت سے تلاش کریں',
  sport: 'کھیل',
  country: 'ملک',
  city: 'شہر',
  allCities: 'تمام شہر',
  area: 'علاقہ',
  allAreas: 'تمام علاقے',
};
