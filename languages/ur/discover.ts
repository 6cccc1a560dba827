import type { texts as discoverPageEnglish } from '@/components/discover/page-texts';
import type { texts as discoverSportEnglish } from '@/components/discover/sport-texts';
import type { texts as discoverEnglish } from '@/components/discover/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const counted =
  (words: string) =>
  ({ count }: { count: string | null }) =>
    count === null ? words : `${words} (${count})`;

const discover: TextsOf<typeof discoverEnglish> = {
  title: 'دریافت',
  viewAll: 'سب دیکھیں',
  ofSection: ({ title }) => `: ${title}`,
  searchLabel: 'کھلاڑی اور وینیو تلاش کریں',
  go: 'دیکھیں',
  clearSearch: 'تلاش صاف کریں',
  sports: 'کھیل',
  allSports: 'تمام کھیل',
  showAllSports: 'تمام کھیل دکھائیں',
  more: 'مزید',
  moreChosen: ({ sport }, { name }) => `مزید: ${name(sport)}`,
  moreSports: 'مزید کھیل',
  nearDevice: 'آپ اس وقت جہاں ہیں، اس کے قریب',
  nearPlace: '<place/> کے قریب',
  nearSaved: 'آپ کے محفوظ مقام کے قریب',
  showingFallback:
    'یہ نتائج <place/> کے ہیں۔ <link>اپنا مقام بتائیں</link>، پھر آپ کے آس پاس کے کھلاڑی نظر آئیں گے۔',
  useLocation: 'موجودہ مقام لیں',
  findingYou: 'مقام معلوم کیا جا رہا ہے…',
  locationUpdated: 'مقام بدل گیا',
  locationDenied:
    'مقام دیکھنے کی اجازت نہیں ملی۔ براہِ کرم اپنے براؤزر کی سیٹنگز میں مقام کی اجازت دیں۔',
  locationUnavailable: 'مقام کی معلومات دستیاب نہیں',
  locationTimeout: 'مقام معلوم کرنے میں بہت دیر لگ گئی',
  locationUnsupported: 'اس براؤزر میں مقام معلوم کرنے کی سہولت نہیں',
  locationFailed: 'مقام معلوم نہیں ہو سکا',
  tonightNear: 'آج رات آپ کے آس پاس',
  tomorrowNear: 'کل آپ کے آس پاس',
  weekendNear: 'اس ویک اینڈ آپ کے آس پاس',
  gamesNear: 'آپ کے آس پاس میچز',
  gameChips: 'کون سے میچز',
  postGame: 'میچ رکھیں',
  tonight: 'آج رات',
  tomorrow: 'کل',
  weekend: 'ویک اینڈ',
  ownLevel: 'میری سطح',
  forWomen: 'خواتین',
  hasRoom: 'جگہ خالی',
  gamesFailed: 'میچز لوڈ نہیں ہو سکے',
  gamesLoading: 'میچز: لوڈ ہو رہا ہے…',
  noSuchGames: 'آپ کے آس پاس ایسا کوئی میچ نہیں',
  gamesBySport: 'آپ کے آس پاس میچز، کھیل کے حساب سے',
  viewAllGames: 'تمام میچز دیکھیں',
  noGamesNear: 'ابھی آپ کے آس پاس کوئی میچ نہیں',
  startGame: 'گروپ بنائیں، پہلا میچ رکھیں، اور جن کے ساتھ کھیلنا آپ کو پسند ہے، انہیں دعوت دیں۔',
  showAllGames: 'تمام میچز دکھائیں',
  groupsNear: 'آپ کے آس پاس فعال گروپس',
  groupsFailed: 'قریب کے گروپس لوڈ نہیں ہو سکے',
  groupsLoading: 'گروپس: لوڈ ہو رہا ہے…',
  noGroups: 'کوئی گروپ نہیں ملا',
  noGroupsNear: 'ابھی آپ کے آس پاس کوئی فعال گروپ نہیں',
  startGroup: 'اپنا گروپ بنائیں، اور جن کے ساتھ کھیلنا آپ کو پسند ہے، انہیں دعوت دیں۔',
  createGroup: 'گروپ بنائیں',
  findPlayers: 'کھلاڑیوں کی تلاش',
  playersFailed: 'قریب کے کھلاڑی لوڈ نہیں ہو سکے',
  showAllPlayers: 'تمام کھلاڑی دکھائیں',
  searchAllPlayers: 'تمام کھلاڑیوں میں تلاش کریں',
  placesToPlay: 'کھیلنے کی جگہیں',
  venuesFailed: 'قریب کے وینیوز لوڈ نہیں ہو سکے',
  placesLoading: 'کھیلنے کی جگہیں: لوڈ ہو رہا ہے…',
  noVenues: 'کوئی وینیو نہیں ملا',
  noVenueMatches: 'آپ کے آس پاس کسی جگہ کے نام، پتے یا سہولیات میں یہ نہیں ملا۔',
  noVenueOfSport: 'ابھی اس کھیل کی کوئی جگہ شامل نہیں کی گئی۔',
  noVenueYet: 'ابھی کھیلنے کی کوئی جگہ شامل نہیں کی گئی۔',
  allVenues: 'تمام وینیوز',
};

const discoverSport: TextsOf<typeof discoverSportEnglish> = {
  noPlayers: 'کوئی کھلاڑی نہیں ملا',
  groupsTab: counted('گروپس'),
  peopleTab: counted('لوگ'),
  venuesTab: counted('وینیوز'),
  coachingTab: counted('کوچنگ'),
  groupsOf: ({ sport }, { name }) => `${name(sport)} کے گروپس`,
  peopleOf: ({ sport }, { name }) => `آپ کے آس پاس ${name(sport)} کے کھلاڑی`,
  venuesOf: ({ sport }, { name }) => `${name(sport)} کے لیے جگہیں`,
  coachesOf: ({ sport }, { name }) => `${name(sport)} کے کوچز`,
  applyToCoach: 'کوچ بننے کی درخواست دیں',
  groupListFailed: 'گروپس لوڈ نہیں ہو سکے',
  moreGroups: 'مزید گروپس دکھائیں',
  noGroupOfSport: ({ sport }, { name }) =>
    `${name(sport)} کے کھلاڑیوں کو اکٹھا کرنے کی پہل آپ کریں۔`,
  lookAtGroups: 'تمام گروپس دیکھیں',
  morePlayers: 'مزید کھلاڑی دکھائیں',
  noPlayerOfSport: ({ sport }, { name }) =>
    `ابھی کسی اور نے ${name(sport)} کو اپنا کھیل نہیں بتایا۔`,
  lookAtPlayers: 'تمام کھلاڑی دیکھیں',
  moreVenues: 'مزید وینیوز دکھائیں',
  noPlaceOfSport: ({ sport }, { name }) => `ابھی ${name(sport)} کی کوئی جگہ شامل نہیں کی گئی۔`,
  lookAtVenues: 'تمام وینیوز دیکھیں',
  noCoaches: 'کوئی کوچ نہیں ملا',
  noCoachOfSport: ({ sport }, { name }) =>
    `یہاں ابھی ${name(sport)} کے کوئی کوچ نہیں۔ آپ سکھانا چاہیں تو کوچ بننے کی درخواست دیں۔`,
  lookAtCoaches: 'تمام کوچز دیکھیں',
};

export const texts = {
  'components/discover/sport-texts': discoverSport,
  'components/discover/texts': discover,
};

const discoverPage: TextsOf<typeof discoverPageEnglish> = {
  title: 'دریافت',
  welcome: '<product/> میں خوش آمدید',
  signInToDiscover: 'کھلاڑی دیکھنے کے لیے براہِ کرم سائن اِن کریں',
  players: 'کھلاڑی',
  groups: 'گروپس',
  venues: 'وینیوز',
  coaches: 'کوچز',
  countedWithin: ({ km }, { name, distance }) =>
    `${name(distance(km))} کے اندر کے کھلاڑی، گروپس اور وینیوز؛ کوچز ہر جگہ کے`,
  allSports: 'تمام کھیل',
  chooseSport:
    'کوئی کھیل منتخب کریں اور دیکھیں کہ آپ کے آس پاس اس کے کھلاڑی، گروپس، وینیوز اور کوچز کون سے ہیں۔',
  sports: 'کھیل',
  popular: 'مقبول',
  more: 'مزید',
  popularSports: 'مقبول کھیل',
  moreSports: 'مزید کھیل',
};

export const serverTexts = {
  'components/discover/page-texts': discoverPage,
};
