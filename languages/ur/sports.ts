import type { texts as sportsEnglish } from '@/components/sports/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { SportName } from '@/lib/sports/constants';
import type { texts as sharedSportsServerEnglish } from '@/lib/sports/server-texts';
import type { texts as sharedSportsEnglish } from '@/lib/sports/texts';

const SPORTS: Record<SportName, string> = {
  Paddle: 'پیڈل',
  Basketball: 'باسکٹ بال',
  Tennis: 'ٹینس',
  Soccer: 'فٹ بال',
  Volleyball: 'والی بال',
  Cricket: 'کرکٹ',
  Badminton: 'بیڈمنٹن',
  'Table Tennis': 'ٹیبل ٹینس',
  Golf: 'گالف',
  'Gym Workout': 'جِم ورک آؤٹ',
  Running: 'رننگ',
  Swimming: 'سوئمنگ',
  Snooker: 'سنوکر',
  Baseball: 'بیس بال',
  Softball: 'سافٹ بال',
  Rugby: 'رگبی',
  'American Football': 'امریکن فٹ بال',
  Hockey: 'ہاکی',
  Boxing: 'باکسنگ',
  Yoga: 'یوگا',
  Fitness: 'فٹنس',
};

const BY_NAME: ReadonlyMap<string, string> = new Map(Object.entries(SPORTS));

const sports: TextsOf<typeof sportsEnglish> = {
  allSports: 'تمام کھیل',
  countOrMore: ({ count }, { number }) => `${number(count)} سے زیادہ`,
  changeLevel: ({ sport }, { name }) => `${name(sport)} میں اپنا لیول بدلیں`,
  setLevel: ({ sport }, { name }) => `${name(sport)} میں اپنا لیول بتائیں`,

  sportFailed: 'کھیل لوڈ نہیں ہو سکا',
};

const sharedSports: TextsOf<typeof sharedSportsEnglish> = {
  sport: ({ name }) => BY_NAME.get(name) ?? name,

  beginner: 'ابتدائی',
  intermediate: 'درمیانی',
  advanced: 'اعلیٰ',
  expert: 'ماہر',

  levelUnknown: 'لیول ابتدائی، درمیانی، اعلیٰ یا ماہر ہونا چاہیے۔',
  noSuchSport: 'ایسا کوئی کھیل نہیں ہے۔',
  tooManySports: 'اتنے زیادہ کھیل منتخب نہیں کیے جا سکتے۔',
  nameLabel: 'نام',
  emojiNotText: 'ایموجی متن ہونا چاہیے۔',
  oneEmoji: 'براہِ کرم ایک ایموجی درج کریں۔',
  sayWhetherPopular: 'براہِ کرم بتائیں کہ یہ کھیل مقبول ہے یا نہیں۔',
};

export const texts = {
  'components/sports/texts': sports,
  'lib/sports/texts': sharedSports,
};

const sharedSportsServer: TextsOf<typeof sharedSportsServerEnglish> = {
  sportNotFound: 'کھیل نہیں ملا۔',
  sportNameTaken: 'اس نام کا کھیل پہلے سے موجود ہے۔',

  allSportsTitle: 'تمام کھیل',
  allSportsDescription:
    '<product/> کے تمام کھیل، پیڈل اور کرکٹ سے یوگا تک: اپنے قریب کے کھلاڑی، گروپس، وینیوز اور کوچز ڈھونڈیں۔',
  signInToSeeSport: 'کھیل کی تفصیلات دیکھنے کے لیے براہِ کرم سائن اِن کریں۔',
  backToDiscover: 'دریافت پر واپس',
};

export const serverTexts = {
  'lib/sports/server-texts': sharedSportsServer,
};
