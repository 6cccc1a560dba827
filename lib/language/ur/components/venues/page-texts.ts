import type { texts as english } from '@/components/venues/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // A venue
  backToVenues: 'وینیوز پر واپس',
  notFound: 'وینیو نہیں ملا',
  notFoundReason: 'شاید شامل کرنے والے فرد نے اسے ہٹا دیا ہو۔',
  uploadedBy: '<person/> نے شامل کیا',
  closed: 'مستقل بند',
  directions: 'راستہ دیکھیں',
  inNewTab: '، نئے ٹیب میں',
  mapOf: ({ venue }, { name }) => `نقشہ: ${name(venue)}`,
  contactInformation: 'فون اور پتہ',
  address: 'پتہ',
  city: 'شہر',
  phone: 'فون',
  website: 'ویب سائٹ',
  availableSports: 'یہاں کے کھیل',
  nobodySaid: 'ابھی کسی نے نہیں بتایا۔',
  amenities: 'سہولیات',
  openingHours: 'کھلنے کے اوقات',
  pricing: 'ریٹ',
  addedBy: 'کس نے شامل کیا',
  imported: 'بیرونی فہرست سے',
  addedByInMonth: '<person/>، <month/>',

  // What is on at a venue
  upcomingGames: 'آئندہ میچز',
  groupsHere: 'یہاں کھیلنے والے گروپس',
  goingCount: ({ count }) => `${count} شریک`,
  memberCount: ({ count }) => `${count} ممبر`,

  // A venue in search engines and shared links
  shareTitle: ({ venue, place }, { name }) => `${name(venue)}، ${place}`,
  sportsInPlace: ({ sports, place }) => `${place}: ${sports.join('، ')}۔`,
  placeToPlayIn: ({ place }) => `${place} میں کھیلنے کی جگہ۔`,
  ratedBy: ({ rating, count }, { plural }) =>
    plural(count, {
      one: `1 کھلاڑی کی ریٹنگ: ${rating.toFixed(1)}۔`,
      other: `${count} کھلاڑیوں کی ریٹنگ: ${rating.toFixed(1)}۔`,
    }),
  placeToPlay: 'کھیلنے کی جگہ',
  ratedOf5By: ({ rating, count }) => `ریٹنگ: 5 میں سے ${rating.toFixed(1)} (${count} ریویو)`,

  // The list of venues
  listTitle: 'کھیلنے کی جگہیں',
  listDescription:
    'آپ کے قریب گراؤنڈ، کورٹ، پول اور جِم: وہاں کون سے کھیل ہیں، ریٹ کیا ہے اور کھلاڑی کیا کہتے ہیں۔',
  listLine: 'آپ کے قریب گراؤنڈ، کورٹ، پول اور جِم',
  kind: 'وینیوز',
  ratedByPlayers: 'کھلاڑیوں کی ریٹنگ کے ساتھ',

  // A sport in a city
  sportInCity: ({ sport, city }) => `${city} میں ${sport}`,
  sportInCityHeading: '<city/> میں <sport/>',
  sportInCityDescription: ({ count, sport, city }, { plural }) =>
    plural(count, {
      one: `${city} میں ${sport} کے لیے 1 جگہ: کہاں ہے، ریٹ کیا ہے اور کھلاڑی کیا کہتے ہیں۔`,
      other: `${city} میں ${sport} کے لیے ${count} جگہیں: کہاں ہیں، ریٹ کیا ہیں اور کھلاڑی کیا کہتے ہیں۔`,
    }),
  placesBestFirst: ({ count }, { plural }) =>
    plural(count, {
      one: 'کھیلنے کی 1 جگہ۔',
      other: `کھیلنے کی ${count} جگہیں، بہترین ریٹنگ والی پہلے۔`,
    }),
  placesToPlay: ({ count }, { plural }) =>
    plural(count, { one: 'کھیلنے کی 1 جگہ', other: `کھیلنے کی ${count} جگہیں` }),
  bestRated: ({ rating }) => `بہترین جگہ کی ریٹنگ: 5 میں سے ${rating.toFixed(1)}`,
  filterOnMap: 'فلٹر کریں اور نقشے پر دیکھیں',
  moreInCity: ({ city }) => `${city} میں دوسرے کھیل`,
  sportElsewhere: ({ sport }) => `دوسرے شہروں میں ${sport}`,

  // Pages of members
  editVenue: 'وینیو ایڈٹ کریں',
  backToVenue: 'وینیو پر واپس',
  listYours: 'اپنا وینیو درج کریں',
};
