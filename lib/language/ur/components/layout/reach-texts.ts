import type { texts as english } from '@/components/layout/reach-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

/** '25 km کے اندر', the number isolated with its unit. */
const within = (km: number, { name }: Words) => `${name(`${km} km`)} کے اندر`;

export const texts: TextsOf<typeof english> = {
  lookFurther: 'اور دور تک دیکھیں',
  ofGroups: ': گروپس',
  ofPlayers: ': کھلاڑی',
  ofPlaces: ': کھیلنے کی جگہیں',
  onlyNear: 'صرف میرے قریب',
  everywhereNearest: 'ہر جگہ سے، قریب ترین پہلے۔',
  everywhereSoonest: 'ہر جگہ سے، جلد ہونے والے پہلے۔',
  within: ({ km }, words) => `${within(km, words)}۔`,
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
  noVenues: ({ km }, words) =>
    `${within(km, words)} کوئی وینیو نہیں۔ یہ اس سے آگے کے قریب ترین وینیو ہیں۔`,
  noSuchVenues: ({ km }, words) =>
    `${within(km, words)} ایسا کوئی وینیو نہیں۔ یہ اس سے آگے کے قریب ترین وینیو ہیں۔`,
  noGames: ({ km }, words) =>
    `${within(km, words)} کوئی میچ نہیں۔ یہ اس سے آگے کے میچ ہیں، جلد ہونے والے پہلے۔`,
  noSuchGames: ({ km }, words) =>
    `${within(km, words)} ایسا کوئی میچ نہیں۔ یہ اس سے آگے کے میچ ہیں، جلد ہونے والے پہلے۔`,
  noGroupsOf: ({ sport, km }, words) =>
    `${within(km, words)} ${words.name(sport)} کا کوئی گروپ نہیں۔ یہ اس سے آگے کے قریب ترین گروپ ہیں۔`,
  noPlayersOf: ({ sport, km }, words) =>
    `${within(km, words)} ${words.name(sport)} کے کوئی کھلاڑی نہیں۔ یہ اس سے آگے کے قریب ترین کھلاڑی ہیں۔`,
  noVenuesOf: ({ sport, km }, words) =>
    `${within(km, words)} ${words.name(sport)} کا کوئی وینیو نہیں۔ یہ اس سے آگے کے قریب ترین وینیو ہیں۔`,
};
