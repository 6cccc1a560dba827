import type { texts as listsEnglish } from '@/components/lists/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { within } from './words/reach';

const lists: TextsOf<typeof listsEnglish> = {
  loading: 'لوڈ ہو رہا ہے…',
  loadingFailed: 'لوڈ نہیں ہو سکا: دوبارہ کوشش کریں',
  showMore: 'مزید دکھائیں',

  filters: 'فلٹر',
  showResults: 'نتائج دکھائیں',
  quickFilters: 'فوری فلٹر',
  activeFilters: 'لگے ہوئے فلٹر',
  removeFilter: ({ filter }, { name }) => `فلٹر ہٹائیں: ${name(filter)}`,
  searchedText: ({ text }, { name }) => `”${name(text)}“`,
  unknownSport: 'نامعلوم کھیل',

  ofGames: ': میچز',
  ofGroups: ': گروپس',
  ofPlayers: ': کھلاڑی',
  ofPlaces: ': کھیلنے کی جگہیں',

  noGames: ({ km }, words) =>
    `${within(km, words)} کوئی میچ نہیں۔ یہ اس سے آگے کے میچ ہیں، جلد ہونے والے پہلے۔`,
  noGroups: ({ km }, words) =>
    `${within(km, words)} کوئی گروپ نہیں۔ یہ اس سے آگے کے قریب ترین گروپ ہیں۔`,
  noSuchGroups: ({ km }, words) =>
    `${within(km, words)} ایسا کوئی گروپ نہیں۔ یہ اس سے آگے کے قریب ترین گروپ ہیں۔`,
  noPlayers: ({ km }, words) =>
    `${within(km, words)} کوئی کھلاڑی نہیں۔ یہ اس سے آگے کے قریب ترین کھلاڑی ہیں۔`,
  noSuchPlayers: ({ km }, words) =>
    `${within(km, words)} ایسے کوئی کھلاڑی نہیں۔ یہ اس سے آگے کے قریب ترین کھلاڑی ہیں۔`,
  noPlaces: ({ km }, words) =>
    `${within(km, words)} کوئی جگہ نہیں۔ یہ اس سے آگے کی قریب ترین جگہیں ہیں۔`,
  noGroupsOf: ({ sport, km }, words) =>
    `${within(km, words)} ${words.name(sport)} کا کوئی گروپ نہیں۔ یہ اس سے آگے کے قریب ترین گروپ ہیں۔`,
  noPlayersOf: ({ sport, km }, words) =>
    `${within(km, words)} ${words.name(sport)} کے کوئی کھلاڑی نہیں۔ یہ اس سے آگے کے قریب ترین کھلاڑی ہیں۔`,
  noVenuesOf: ({ sport, km }, words) =>
    `${within(km, words)} ${words.name(sport)} کا کوئی وینیو نہیں۔ یہ اس سے آگے کے قریب ترین وینیو ہیں۔`,

  widenSearch: 'اور دور تک دیکھیں',
  onlyNear: 'صرف میرے قریب',
  everywhereNearest: 'ہر جگہ سے، قریب ترین پہلے۔',
  everywhereSoonest: 'ہر جگہ سے، جلد ہونے والے پہلے۔',
  within: ({ km }, words) => `${within(km, words)}۔`,
};

export const texts = {
  'components/lists/texts': lists,
};
