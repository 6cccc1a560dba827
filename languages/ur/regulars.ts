import type { texts as screenEnglish } from '@/components/groups/regular-texts';
import type { texts as menuEnglish } from '@/components/regulars/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as serverEnglish } from '@/lib/regulars/server-texts';
import type { texts as formEnglish } from '@/lib/regulars/texts';

const screen: TextsOf<typeof screenEnglish> = {
  regulars: 'اکاؤنٹ کے بغیر باقاعدہ کھلاڑی',
  regularsHint:
    'ہر ایک کا اپنا لنک ہے: اس سے گروپ کے میچوں کا جواب ایک ہی ٹیپ میں دیا جاتا ہے، اکاؤنٹ اور ای میل کے بغیر۔',
  pasteList: 'فہرست پیسٹ کریں',
  pasteTitle: 'اپنی چیٹ کی فہرست پیسٹ کریں',
  pasteHint: 'نمبر، نشان، ایموجی اور فون نمبر ہٹا دیے جاتے ہیں۔ صرف نام محفوظ ہوتے ہیں۔',
  list: 'فہرست',
  listPlaceholder: '1. علی\n2. حمزہ\n3. بلال',
  check: 'فہرست دیکھیں',
  tableFile: 'یا کسی اور ایپ کی CSV فائل، جس میں ناموں کا کالم ہو',
  addPeople: ({ count }, { plural }) =>
    plural(count, { one: '1 نام شامل کریں', other: `${count} نام شامل کریں` }),
  willBeAdded: ({ count }) => `نئے (${count})`,
  nobodyNew: 'اس فہرست میں کوئی نیا نام نہیں۔',
  hereAlready: 'پہلے سے موجود',
  twice: 'فہرست میں دو بار',
  notUnderstood: 'سمجھ نہیں آیا',
  tooMany: 'ایک فہرست میں 60 نام ہو سکتے ہیں، ٹیبل میں 300۔ باقی الگ سے شامل کریں۔',
  roomFor: ({ room }) => `گروپ میں ${room} کی گنجائش ہے۔ پہلے اس کی حد بڑھائیں۔`,
  added: ({ count }, { plural }) =>
    plural(count, { one: '1 نام شامل ہو گیا', other: `${count} نام شامل ہو گئے` }),
  sendLinks: 'اب ہر ایک کو اس کا لنک بھیجیں۔',
  pasteFailed: 'فہرست محفوظ نہیں ہوئی۔ دوبارہ کوشش کریں۔',
  linkMessage: ({ name: person, group, url }, { name }) =>
    `${name(person)}، یہ ${name(group)} کے لیے آپ کا لنک ہے: ایک ٹیپ میں شرکت کا جواب دیں۔ یہ صرف آپ کے لیے ہے۔\n${url}`,
  removeHint: 'جگہیں قطار میں اگلوں کو ملتی ہیں، اور لنک ختم ہو جاتا ہے۔',
  alwaysComes: 'انکار نہ ہو تو جگہ پکی',
  makeAlways: 'انکار نہ ہو تو جگہ پکی رکھیں',
  askEachTime: 'ہر میچ کے لیے پوچھیں',
  comesAlways: ({ name: person }, { name }) =>
    `سلسلے کی ہر نئی تاریخ میں ${name(person)} کی جگہ پکی ہے`,
  isAskedAgain: ({ name: person }, { name }) => `${name(person)} سے ہر میچ کے لیے پوچھا جائے گا`,
  iCome: 'انکار نہ کروں تو میری جگہ پکی ہے',
  iComeHint: 'ہفتہ وار میچوں کی ہر نئی تاریخ میں گنجائش ہونے پر آپ کو جگہ ملتی ہے۔',
  iComeNow: 'ہر نئی تاریخ میں آپ کی جگہ پکی ہے، جب تک آپ انکار نہ کریں',
  iAmAsked: 'آپ سے ہر میچ کے لیے پوچھا جائے گا',
  regularsList: ({ count }) => `باقاعدہ کھلاڑی (${count})`,
  saidMaybe: 'شاید',
  saidOut: 'اِس بار نہیں',
  didNotWork: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
};

const menu: TextsOf<typeof menuEnglish> = {
  sendTo: ({ name: person }, { name }) => `${name(person)} کو لنک واٹس ایپ پر بھیجیں`,
  copyLink: 'لنک کاپی کریں',
  whatToDoWith: ({ name: person }, { name }) => `${name(person)} کے لیے اختیارات`,
  newLink: 'نیا لنک',
  newLinkHint: 'پچھلا لنک اب کام نہیں کرتا۔',
  linkRenewed: ({ name: person }, { name }) => `${name(person)} کا لنک بدل گیا`,
  remove: 'ہٹائیں',
  removeOf: ({ name: person }, { name }) => `${name(person)} کو ہٹائیں؟`,
  removed: ({ name: person }, { name }) => `${name(person)} کا نام ہٹا دیا گیا`,
  didNotWork: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
};

const form: TextsOf<typeof formEnglish> = {
  pasteFirst: 'پہلے فہرست پیسٹ کریں',
  listTooLong: 'یہ کھلاڑیوں کی فہرست کے لیے بہت لمبا ہے',
};

const server: TextsOf<typeof serverEnglish> = {
  onlyOrganisers: 'یہ صرف منتظمین کر سکتے ہیں۔',
  onlyMembers: 'یہ صرف ارکان دیکھ سکتے ہیں۔',
  regularNotFound: 'باقاعدہ کھلاڑی نہیں ملا',
  nobodyNew: 'اس فہرست کے سب لوگ پہلے سے موجود ہیں۔',
  roomFor: ({ room }) =>
    room > 0
      ? `صرف ${room} کی گنجائش باقی ہے۔ پہلے گروپ کی حد بڑھائیں۔`
      : 'گروپ بھر چکا ہے۔ پہلے گروپ کی حد بڑھائیں۔',
  title: 'آپ کی شرکت',
  linkGone: 'یہ لنک ختم ہو چکا ہے۔ اپنے گروپ کے منتظم سے نیا لنک لیں۔',
  greeting: 'السلام علیکم <name/>، یہ <group/> کے اگلے میچ ہیں۔',
  noGames: 'ابھی کوئی میچ طے نہیں ہوا۔ بعد میں دیکھیں: یہ لنک یہی رہے گا۔',
  going: 'آپ کی جگہ پکی ہے',
  waitlisted: ({ position }) => `انتظار کی فہرست میں آپ کا نمبر ${position} ہے`,
  maybe: 'آپ کا جواب: شاید',
  out: 'آپ کا جواب: اِس بار نہیں',
  iAmComing: 'میں شامل ہوں',
  joinWaitlist: 'انتظار کی فہرست میں ڈالیں',
  sayMaybe: 'شاید',
  iCannotCome: 'اِس بار نہیں',
  full: 'سب جگہیں بھر چکی ہیں۔',
  costs: ({ amount, currency }, { money }) => `فی کس ${money(amount, currency)}`,
  youWait:
    'اس گروپ میں آپ کی غیر حاضریاں لگی ہیں: <until/> تک صرف انتظار کی فہرست ممکن ہے۔ منتظم کی طرف سے معافی ممکن ہے۔',
  payBy: ({ amount, currency }, { money }) =>
    `<until/> تک ${money(amount, currency)} ادا کریں، ورنہ آپ کی جگہ آگے چلی جائے گی:`,
  payCode: 'ادائیگی کی تفصیل کا کوڈ',
  digits: 'رسید کے آخری ہندسے (نقد پر خالی چھوڑیں)',
  digitsForm: 'آخری 3 سے 8 ہندسے، یا خالی',
  iHavePaid: 'میں نے ادا کر دیا',
  saidPaid: 'آپ نے بتایا کہ ادائیگی ہو گئی۔ تصدیق ابھی باقی ہے۔',
  paid: 'آپ کی جگہ کی ادائیگی ہو چکی ہے۔',
  youOwe: ({ amount, currency }, { money }) =>
    `اس گروپ میں آپ کے ذمے ${money(amount, currency)} ہیں۔`,
  youAreOwed: ({ amount, currency }, { money }) =>
    `اس گروپ میں آپ کو ${money(amount, currency)} ملنے ہیں۔`,
  thisIsMe: 'میرے اکاؤنٹ میں محفوظ کریں',
  makeAccount: 'اکاؤنٹ میں محفوظ کریں',
  accountHint:
    'اکاؤنٹ کے ساتھ چیٹ اور کھلاڑیوں کی فہرست بھی ملتی ہے۔ آپ کی جگہیں، حاضری اور واجبات ساتھ جاتے ہیں۔',
  leave: 'میرا نام فہرست سے ہٹائیں',
  leaveHint: 'آپ کی جگہیں چھوٹ جائیں گی۔ صرف منتظم آپ کا نام دوبارہ ڈال سکتا ہے۔',
};

export const texts = {
  'components/groups/regular-texts': screen,
  'components/regulars/texts': menu,
  'lib/regulars/texts': form,
};

export const serverTexts = {
  'lib/regulars/server-texts': server,
};
