import type { texts as shellPageEnglish } from '@/components/shell/page-texts';
import type { texts as shellEnglish } from '@/components/shell/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const shell: TextsOf<typeof shellEnglish> = {
  mainMenu: 'مرکزی مینو',
  shortMenu: 'مختصر مینو',
  discover: 'دریافت',
  groups: 'گروپس',
  players: 'کھلاڑی',
  sports: 'کھیل',
  messages: 'پیغامات',
  myGames: 'میرے میچز',
  coaching: 'کوچنگ',
  suggestions: 'تجاویز',
  venues: 'وینیوز',
  profile: 'پروفائل',
  admin: 'انتظامیہ',
  games: 'میچز',
  bookings: 'بکنگز',

  accountMenuOf: ({ person }, { name }) => `${name(person)} کا اکاؤنٹ مینو`,
  signOut: 'سائن آؤٹ کریں',
  unauthorized: 'سائن اِن ختم ہو گیا',
  signingInAgain: 'آپ کا سائن اِن باقی نہیں رہا۔ دوبارہ سائن اِن ہو رہا ہے…',
};

export const texts = {
  'components/shell/texts': shell,
};

const shellPage: TextsOf<typeof shellPageEnglish> = {
  headline: 'اپنے علاقے کے کھلاڑیوں سے ملیں اور اگلا میچ ڈھونڈیں',
  lead: 'اپنے شہر کے ہزاروں کھلاڑیوں میں شامل ہوں',
  privacyPromise:
    'آپ کے گھر کا پتہ یہاں کسی کو نہیں بتایا جاتا۔ <link>دوسروں کو آپ کے بارے میں کیا نظر آتا ہے</link>',
  whateverYouPlay: 'کھیل کوئی بھی ہو',
  features: 'لوگ، میچ اور جگہ: سب یہیں',
  findPlayers: 'کھلاڑی تلاش کریں',
  findPlayersText:
    'دیکھیں کہ آپ کے کھیل کے کھلاڑی کون ہیں، کس لیول کے ہیں اور کتنی دور ہیں۔ دوسروں کو آپ کا فاصلہ صرف پورے کلومیٹر میں نظر آتا ہے، یہ کبھی نہیں کہ آپ کہاں ہیں۔',
  joinGroups: 'گروپس میں شامل ہوں',
  joinGroupsText:
    'کسی گروپ میں شامل ہونے کی درخواست دیں، یا اپنا گروپ بنائیں۔ ہر میچ پر لکھا ہوتا ہے کہ کب ہے، کہاں ہے، کون شریک ہے اور کتنی جگہیں باقی ہیں۔',
  knowPlaces: 'کھیلنے کی جگہیں جانیں',
  knowPlacesText:
    'آپ کے آس پاس کے کورٹ، گراؤنڈ اور پول: وہاں کیا سہولیات ہیں، ریٹ کیا ہے اور کھلاڑی کیا کہتے ہیں۔',
  nextGames: 'اگلے میچز',
  allGames: 'تمام میچز',
  placesToPlay: 'کھیلنے کی جگہیں',
  allVenues: ({ count, words }) => (count === 1 ? 'یہ وینیو دیکھیں' : `تمام ${words} وینیو`),
  groupsPlay: ({ count, words }) =>
    count === 1
      ? 'یہاں 1 گروپ کھیلتا ہے۔ اس میں شامل ہونے کے لیے سائن اِن کریں۔'
      : `یہاں ${words} گروپ کھیلتے ہیں۔ کسی میں شامل ہونے کے لیے سائن اِن کریں۔`,
};

export const serverTexts = {
  'components/shell/page-texts': shellPage,
};
