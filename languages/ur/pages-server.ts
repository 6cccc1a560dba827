import type { texts as pagesPageEnglish } from '@/components/pages/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const pagesPage: TextsOf<typeof pagesPageEnglish> = {
  // The site, for search engines and shared links
  description: 'اپنے علاقے کے کھلاڑیوں سے ملیں اور اگلا میچ ڈھونڈیں۔',
  homeTitle: 'Maidan: آس پاس کھیلنے والے ڈھونڈیں',
  // The installed app
  appDescription: 'آس پاس کھیلنے کے ساتھی ڈھونڈیں۔',
  appShortMyGames: 'میرے میچز',
  appShortMessages: 'پیغامات',
  appShortDiscover: 'دریافت',
  appPictureGame: 'ایک میچ: کب، کہاں اور کون آ رہا ہے',
  appPictureDiscover: 'آپ کے قریب گروپس، کھلاڑی اور وینیوز',
  appPictureMyGames: 'آپ کے میچز',
  // Preview pictures of shared links
  siteCard: 'اپنا اگلا میچ ڈھونڈیں',
  siteCardLine: 'اپنے علاقے کے کھلاڑیوں سے ملیں',
  siteCardKind: 'کھلاڑی، گروپس، وینیوز، کوچز',
  siteCardState: 'آپ کے قریب',
  sportsCard: 'تمام کھیل',
  sportsCardLine: 'آپ کے قریب کھلاڑی، گروپس، وینیوز اور کوچز',
  sportsCardKind: 'کھیل',
  sportsCardState: 'اپنا کھیل منتخب کریں',
  coachingCard: 'کوچنگ',
  coachingCardLine: 'کیا سکھایا جاتا ہے، ایک گھنٹے کی فیس کیا ہے، کب وقت خالی ہے',
  coachingCardKind: 'کوچز',
  coachingCardState: 'کلائنٹس کی ریٹنگ کے ساتھ',
  privacyCardLine: 'آپ کے گھر کا پتہ یہاں کسی کو نہیں بتایا جاتا',
  privacyCardKind: 'پرائیویسی',
  // Privacy
  privacyTitle: 'دوسروں کو آپ کے بارے میں کیا نظر آتا ہے',
  privacyDescription:
    'Maidan پر کسی کے بارے میں دوسرے کھلاڑیوں، سائن اِن کے بغیر دیکھنے والوں اور سرچ انجنوں کو کیا نظر آتا ہے، اور کیا کسی کو نظر نہیں آتا۔',
  privacyLead:
    'لوگوں سے مل کر کھیلنے کا مطلب یہ نہیں ہونا چاہیے کہ انجان لوگوں کو آپ کے گھر کا پتہ بتانا پڑے۔',
  privacyChoices: 'یہ سب <link>آپ کی پروفائل</link> کی سیٹنگز میں آپ کے اختیار میں ہے۔',
  // Privacy: where you are
  whereTitle: 'آپ کہاں ہیں',
  wherePosition:
    'آپ کا مقام ہمارے سرور سے کبھی باہر نہیں جاتا۔ دوسروں کو اس کے قریب ترین علاقہ اور شہر نظر آتا ہے، نقشے پر کوئی نقطہ کبھی نہیں۔',
  whereDistance: ({ least }) =>
    `لوگوں کے درمیان فاصلہ پورے کلومیٹر میں ہوتا ہے، تقریباً ایک ایک کلومیٹر کے خانوں کے درمیان ناپا جاتا ہے، اور ”${least}“ سے کم کبھی نہیں ہوتا۔`,
  whereSearch:
    'کسی اور جگہ کے آس پاس تلاش کرنے سے یہ نہیں بدلتا: فاصلہ ہمیشہ آپ کے اپنے مقام سے گنا جاتا ہے۔',
  whereGame: 'پرائیویٹ پتے پر ہونے والے میچ کا صرف علاقہ نظر آتا ہے، جب تک آپ خود شریک نہ ہوں۔',
  // Privacy: members
  membersTitle: 'دوسرے ممبران کو کیا نظر آتا ہے',
  membersProfile:
    'آپ کا نام، تصویر، تعارف، کھیل اور ان کے لیول، کامیابیاں، اور وہ گروپس جن میں آپ دونوں ہیں۔',
  membersHidden: 'آپ کی ای میل اور آپ کی صنف کسی کو نظر نہیں آتیں۔',
  membersMessages:
    'آپ کو پیغام کون بھیجے، یہ آپ کا فیصلہ ہے: کوئی بھی، رابطے اور گروپس کے ممبران، یا صرف رابطے۔',
  membersPaused: 'پروفائل وقفے پر ہو تو کسی نئے شخص کو نہیں ملتی۔',
  // Privacy: visitors
  visitorsTitle: 'سائن اِن کے بغیر دیکھنے والوں اور سرچ انجنوں کو کیا نظر آتا ہے',
  visitorsProfiles: 'پروفائلز کبھی پبلک نہیں ہوتیں اور سرچ انجنوں میں کبھی نہیں آتیں۔',
  visitorsGroups:
    'پبلک گروپس پر ایڈمن کا پہلا نام اور ممبران کی تعداد نظر آتی ہے؛ یہ کبھی نہیں کہ ممبر کون ہیں یا چیٹ میں کیا لکھا ہے۔',
  visitorsPages:
    'وینیوز، پبلک میچز اور کوچز کے صفحے سب دیکھ سکتے ہیں، کیونکہ لوگ انہیں ڈھونڈتے ہیں۔ ریویو کے نیچے صرف آپ کا پہلا نام نظر آتا ہے، تصویر نہیں۔',
  // Privacy: trouble
  botherTitle: 'جب کوئی آپ کو تنگ کرے',
  botherBlock:
    'بلاک کرنے کا اثر فوراً اور دونوں طرف ہوتا ہے: ہر فہرست، تلاش، پیغام، درخواست اور دعوت میں۔ جس گروپ میں آپ دونوں ہوں، وہاں دونوں کو ایک دوسرے کی جگہ ”صارف دستیاب نہیں“ نظر آتا ہے۔',
  botherReport:
    'رپورٹ کرنے سے فرد، گروپ، میچ، وینیو، ریویو یا پیغام ہماری انتظامیہ تک پہنچتا ہے۔ رپورٹ کس نے کی، یہ نہیں بتایا جاتا۔',
  botherDecline: 'کسی درخواست سے معذرت کی اطلاع نہیں بھیجی جاتی۔',
  // Privacy: what belongs to the person
  yoursTitle: 'جو آپ کا ہے',
  yoursPhotos:
    'تصویریں جگہ اور کیمرے کی اُن معلومات کے بغیر محفوظ ہوتی ہیں جو فون ان میں لکھ دیتے ہیں۔',
  yoursExport:
    'یہاں آپ نے جو کچھ لکھا، وہ سب آپ کی تصویروں سمیت پروفائل کی سیٹنگز سے ایک فائل میں مل جاتا ہے۔',
  yoursDeletion:
    'اکاؤنٹ ڈیلیٹ کرنے پر آپ کا فوراً ہر جگہ سے سائن آؤٹ ہو جاتا ہے، ارادہ بدلنے کے لیے 7 دن ملتے ہیں، پھر سب کچھ ختم۔ دوسروں کو بھیجے گئے پیغامات اور آپ کے لکھے ریویوز ”ڈیلیٹ شدہ صارف“ کے نام سے رہتے ہیں۔',
  yoursCookies:
    'کوکیز صرف آپ کا سائن اِن برقرار رکھنے، زبان یاد رکھنے اور ایک دن تک یہ یاد رکھنے کے لیے ہیں کہ دعوت کا لنک کھل چکا ہے۔ یہاں کوئی اشتہار نہیں، اور دوسری سائٹس پر بھی کوئی آپ کا پیچھا نہیں کرتا۔',
  oldBrowser: 'یہ براؤزر Maidan کے لیے بہت پرانا ہے',
  // With marks of direction, which old browsers know too: without them the names run from left to right.
  newerBrowser:
    'اسے اپ ڈیٹ کریں، یا Maidan کسی اور براؤزر میں کھولیں: Chrome یا Edge 111،\u200f Firefox 128،\u200f Safari 16.4 (iOS 16.4)\u200e،\u200f Samsung Internet 22، یا ان سے نیا کوئی بھی۔',
};

export const texts = {
  'components/pages/page-texts': pagesPage,
};
