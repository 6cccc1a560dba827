import type { texts as english } from '@/components/discover/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  title: 'دریافت',
  viewAll: 'سب دیکھیں',
  ofSection: ({ title }) => `: ${title}`,
  // Search and sports
  searchLabel: 'کھلاڑی اور وینیو تلاش کریں',
  go: 'دیکھیں',
  clearSearch: 'تلاش صاف کریں',
  sports: 'کھیل',
  allSports: 'تمام کھیل',
  showAllSports: 'تمام کھیل دکھائیں',
  more: 'مزید',
  moreChosen: ({ sport }, { name }) => `مزید: ${name(sport)}`,
  moreSports: 'مزید کھیل',
  // Where
  nearDevice: 'آپ اس وقت جہاں ہیں، اس کے قریب',
  nearPlace: '<place/> کے قریب',
  nearSaved: 'آپ کے محفوظ مقام کے قریب',
  showingFallback:
    'یہ نتائج <place/> کے ہیں۔ <link>اپنا مقام بتائیں</link>، پھر آپ کے قریب کے کھلاڑی نظر آئیں گے۔',
  useLocation: 'موجودہ مقام لیں',
  findingYou: 'مقام معلوم کیا جا رہا ہے…',
  locationUpdated: 'مقام بدل گیا',
  locationDenied:
    'مقام دیکھنے کی اجازت نہیں ملی۔ براہِ کرم اپنے براؤزر کی سیٹنگز میں مقام کی اجازت دیں۔',
  locationUnavailable: 'مقام کی معلومات دستیاب نہیں',
  locationTimeout: 'مقام معلوم کرنے میں بہت دیر لگ گئی',
  locationUnsupported: 'اس براؤزر میں مقام معلوم کرنے کی سہولت نہیں',
  locationFailed: 'مقام معلوم نہیں ہو سکا',
  // Groups
  groupsNear: 'آپ کے قریب فعال گروپس',
  groupsFailed: 'قریب کے گروپس لوڈ نہیں ہو سکے',
  groupsLoading: 'گروپس: لوڈ ہو رہا ہے…',
  noGroups: 'کوئی گروپ نہیں ملا',
  noGroupsNear: 'ابھی آپ کے قریب کوئی فعال گروپ نہیں',
  startGroup: 'اپنا گروپ بنائیں، اور جن کے ساتھ کھیلنا آپ کو پسند ہے، انہیں دعوت دیں۔',
  createGroup: 'گروپ بنائیں',
  // Players
  findPlayers: 'کھلاڑیوں کی تلاش',
  playersFailed: 'قریب کے کھلاڑی لوڈ نہیں ہو سکے',
  noPlayers: 'کوئی کھلاڑی نہیں ملا',
  showAllPlayers: 'تمام کھلاڑی دکھائیں',
  searchAllPlayers: 'تمام کھلاڑیوں میں تلاش کریں',
  // Venues
  placesToPlay: 'کھیلنے کی جگہیں',
  venuesFailed: 'قریب کے وینیوز لوڈ نہیں ہو سکے',
  placesLoading: 'کھیلنے کی جگہیں: لوڈ ہو رہا ہے…',
  noVenues: 'کوئی وینیو نہیں ملا',
  noVenueMatches: 'آپ کے قریب کسی جگہ کے نام، پتے یا سہولیات میں یہ نہیں ملا۔',
  noVenueOfSport: 'ابھی اس کھیل کی کوئی جگہ شامل نہیں کی گئی۔',
  noVenueYet: 'ابھی کھیلنے کی کوئی جگہ شامل نہیں کی گئی۔',
  allVenues: 'تمام وینیوز',
};
