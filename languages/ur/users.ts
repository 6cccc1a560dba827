import type { texts as usersCardEnglish } from '@/components/users/card-texts';
import type { texts as usersSettingsEnglish } from '@/components/users/settings-texts';
import type { texts as usersEnglish } from '@/components/users/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';
import type { texts as sharedUsersServerEnglish } from '@/lib/users/server-texts';
import type { texts as sharedUsersEnglish } from '@/lib/users/texts';
import { size } from './words/size';
import { browserOf, UNKNOWN_BROWSER } from './words/users';

const within = (km: number, { name, distance }: Words): string => `${name(distance(km))} کے اندر`;

const usersSettings: TextsOf<typeof usersSettingsEnglish> = {
  privacy: 'پرائیویسی',
  guardians: 'سرپرست اور کم عمر لوگ',
  stateYear: 'پیدائش کا سال، سرپرست اور کم عمر لوگ',
  whatOthersSee: 'دوسروں کو آپ کی کیا معلومات نظر آتی ہیں',
  whoMayWrite: 'مجھے پیغام بھیجنے کی اجازت',
  anyone: 'سب',
  knownPeople: 'رابطے اور گروپ کے ممبران',
  connectionsOnly: 'رابطے',
  pause: 'وقفہ لیں',
  pauseHint:
    'آپ کی پروفائل نئے لوگوں کو فہرستوں، تلاش اور تجاویز میں نظر نہیں آتی۔ آپ کے رابطوں اور گروپ کے ممبران کو پھر بھی نظر آتی ہے۔',
  womenOnly: 'صرف خواتین',
  womenOnlyHint:
    'آپ کو صرف خواتین نظر آئیں گی، اور آپ صرف خواتین کو۔ مردوں کے ساتھ چیٹ اور رابطے تب تک بند رہیں گے جب تک آپ اسے بند نہ کریں؛ گروپوں اور میچوں میں انہیں صرف آپ کا پہلا نام نظر آئے گا۔',
  dates: 'تاریخ اور وقت',
  datesHint: 'ایپ، اطلاعات اور ای میلز میں یہ آپ کے لیے کیسے لکھے جائیں۔',
  datesOfCity: ({ city, example }, { name }) => `جیسے ${name(city)} میں رائج ہے: ${example}`,
  settingFailed: 'سیٹنگ محفوظ نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',

  notifications: 'اطلاعات',
  notificationsHint: ({ from, until }, { clock }) =>
    `آپ کو کیا بتایا جائے، اور کہاں۔ ${clock(from)} سے ${clock(until)} تک پش اطلاعات آواز کے بغیر آتی ہیں، اور یاد دہانیاں صبح آتی ہیں۔`,
  topic: 'موضوع',
  topicConnections: 'رابطے',
  aboutConnections: 'درخواستیں اور جواب',
  topicLikes: 'لائکس',
  aboutLikes: 'جوڑ اور سپر لائکس',
  topicMessages: 'پیغامات',
  aboutMessages: 'نئے پیغامات اور پیغام کی درخواستیں',
  topicGroups: 'گروپس',
  aboutGroups: 'شمولیت کی درخواستیں، جواب، دعوتیں',
  topicGames: 'میچز',
  aboutGames: 'نئے، بدلے ہوئے اور منسوخ میچ، یاد دہانیاں',
  topicFollows: 'مناسب میچ',
  aboutFollows: 'دن میں ایک اطلاع اور ہفتے میں ایک ای میل، آپ کی پسند میں سے',
  topicVenues: 'وینیوز',
  aboutVenues: 'ریویوز، جواب اور تجاویز',
  topicCoaching: 'کوچنگ',
  aboutCoaching: 'بکنگز',
  inApp: 'ایپ میں',
  push: 'پش',
  byEmail: 'ای میل',
  topicAndWay: ({ topic, way }) => `${topic}: ${way}`,

  emailSection: 'ای میل',
  emailHint: 'سائن اِن کرنے اور ہماری ای میلز پانے کے لیے۔ یہ کسی اور کو نظر نہیں آتی۔',
  emailNotLoaded: 'آپ کی ای میل لوڈ نہیں ہو سکی۔',
  changeEmail: 'ای میل بدلیں',
  confirmed: 'تصدیق شدہ',
  notConfirmed: 'غیر تصدیق شدہ',
  notConfirmedHint:
    'ہماری بھیجی ہوئی ای میل میں دیا گیا لنک کھولیں۔ تب تک پیغام صرف جان پہچان کے لوگوں کو بھیجے جا سکتے ہیں، اور آپ کو ہماری طرف سے کوئی اور ای میل نہیں آتی۔',
  wishedEmail:
    'ہم نے <email/> پر ایک ای میل بھیجی ہے۔ اس میں دیا گیا لنک اسی براؤزر میں کھولنے پر آپ کی ای میل بدل جائے گی۔',
  changeEmailHint:
    'ہم نئی ای میل پر ایک لنک بھیجتے ہیں۔ اسے کھولتے ہی باقی تمام براؤزر سائن آؤٹ ہو جاتے ہیں، اور 7 دن تک موجودہ ای میل سے یہ تبدیلی واپس لی جا سکتی ہے۔',
  newEmail: 'نئی ای میل',
  sendEmail: 'ای میل بھیجیں',
  emailSent: 'ای میل بھیج دی گئی',
  emailSentHint: 'ای میل بدلنے کے لیے اس میں دیا گیا لنک کھولیں۔',
  emailFailed: 'ای میل نہیں بھیجی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',

  security: 'پاس ورڈ اور سائن اِن',
  securityHint:
    'پاس ورڈ بدلنے سے باقی تمام براؤزر سائن آؤٹ ہو جاتے ہیں اور وہاں کی باقی چیزیں بھی ختم ہو جاتی ہیں: ان ڈیوائسز کی اطلاعات، آپ کے کیلنڈر کا لنک، ایکسپورٹ، ایکسیس ٹوکن اور ای میلز کے لنک۔',
  changePassword: 'پاس ورڈ بدلیں',
  setPassword: 'پاس ورڈ بنائیں',
  passwordHint:
    'باقی تمام براؤزر سائن آؤٹ ہو جاتے ہیں، آپ کے کیلنڈر کا لنک کام کرنا چھوڑ دیتا ہے، اور آپ کو ای میل سے بتا دیا جاتا ہے۔',
  savePassword: 'پاس ورڈ محفوظ کریں',
  currentPassword: 'موجودہ پاس ورڈ',
  newPassword: 'نیا پاس ورڈ',
  newPasswordHint: ({ min }) => `کم از کم ${min} حروف۔ پورا جملہ یاد رکھنا آسان ہے۔`,
  passwordRequired: 'پاس ورڈ لازمی ہے',
  passwordChanged: 'پاس ورڈ بدل دیا گیا',
  passwordFailed: 'پاس ورڈ نہیں بدلا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  othersSignedOut: ({ count }, { plural }) =>
    plural(count, {
      one: '1 اور براؤزر سائن آؤٹ کر دیا گیا۔',
      other: `${count} اور براؤزر سائن آؤٹ کر دیے گئے۔`,
    }),
  sessionsNotLoaded: 'آپ کے سائن اِن لوڈ نہیں ہو سکے۔',
  signedInWith: 'جہاں آپ کا سائن اِن ہے',
  lastSeen: 'آخری استعمال: <day/>',
  thisBrowser: 'یہی براؤزر',
  signOut: 'سائن آؤٹ کریں',
  signOutOf: ({ browser }, { name }) => `${name(browser)} سے سائن آؤٹ کریں`,
  signOutEverywhere: 'ہر جگہ سے سائن آؤٹ کریں',
  signOutEverywhereHint:
    'اس سے تمام ڈیوائسز کی اطلاعات، ایکسیس ٹوکن، آپ کے کیلنڈر کا لنک، ای میل کی ادھوری تبدیلی، ایکسپورٹ اور ای میلز کے لنک بھی ختم ہو جاتے ہیں۔',
  signedOutThere: 'وہاں سے سائن آؤٹ کر دیا گیا',

  eventsNotLoaded: 'حالیہ سرگرمی لوڈ نہیں ہو سکی۔',
  events: 'حال ہی میں کیا ہوا',
  eventsHint:
    'اگر ان میں سے کچھ آپ نے نہیں کیا تو پاس ورڈ بدل لیں۔ یہ فہرست 90 دن تک رکھی جاتی ہے۔',
  newSignIn: ({ device }, words) => `نیا سائن اِن: ${browserOf(device, words)}`,
  signedIn: ({ device }, words) => `سائن اِن: ${browserOf(device, words)}`,
  newBrowserFirstStep: ({ device }, words) =>
    `نئے براؤزر میں آپ کا کوڈ مانگا گیا: ${browserOf(device, words)}`,
  firstStep: ({ device }, words) => `آپ کا کوڈ مانگا گیا: ${browserOf(device, words)}`,
  ownPasswordWrong: 'جہاں آپ کا سائن اِن تھا، وہاں غلط پاس ورڈ لکھا گیا',
  passwordWrong: ({ device }, words) => `غلط پاس ورڈ لکھا گیا: ${browserOf(device, words)}`,
  signInFailed: 'سائن اِن کی ایک کوشش ناکام رہی',
  signInsLocked: 'سائن اِن کی بہت زیادہ ناکام کوششیں: مزید کوششیں کچھ دیر روک دی گئیں',
  codeWrong: ({ device }, words) => `غلط کوڈ لکھا گیا: ${browserOf(device, words)}`,
  passwordWasRemoved: 'پاس ورڈ ہٹا دیا گیا',
  emailRestored: 'پہلے والی ای میل بحال کر دی گئی',
  emailChanged: 'ای میل بدل دی گئی',
  twoStepOn: 'دو مرحلوں والا سائن اِن آن کر دیا گیا',
  twoStepOff: 'دو مرحلوں والا سائن اِن آف کر دیا گیا',
  recoveryCodesRenewed: 'نئے ریکوری کوڈز بنائے گئے',
  recoveryCodeUsed: 'ایک ریکوری کوڈ استعمال ہوا',
  twoStepReset: 'دو مرحلوں والا سائن اِن انتظامیہ نے ختم کیا',
  twoStepChanged: 'دو مرحلوں والا سائن اِن بدلا گیا',
  passkeyWasAdded: 'پاس‌کی شامل کر دی گئی',
  passkeyWasRemoved: 'پاس‌کی ہٹا دی گئی',
  accessEnded: ({ ended }, { list }) => `ختم کیا گیا: ${list(ended)}`,
  endedSessions: 'دوسرے براؤزرز کے سائن اِن',
  endedDevices: 'ڈیوائسز کی اطلاعات',
  endedTokens: 'پروگراموں کے ایکسیس ٹوکن',
  endedCalendar: 'آپ کے کیلنڈر کا لنک',
  endedNewEmail: 'ای میل کی ادھوری تبدیلی',
  endedExport: 'آپ کے ڈیٹا کا ایکسپورٹ',
  groupRoleChanged: 'ایک گروپ میں آپ کی حیثیت بدلی گئی',
  rightsChanged: 'انتظامیہ نے اس اکاؤنٹ کے اختیارات بدلے',
  tokenWasMade: 'ایک پروگرام کے لیے ایکسیس ٹوکن بنایا گیا',
  genderChanged: 'آپ کی پروفائل میں صنف بدلی گئی',

  passkeys: 'پاس‌کیز',
  passkeysHint:
    'پاس ورڈ کی جگہ اپنی انگلی، چہرے یا PIN سے سائن اِن کریں۔ پاس‌کی آپ کی ڈیوائس پر ہی رہتی ہے۔',
  passkeysNotLoaded: 'آپ کی پاس‌کیز لوڈ نہیں ہو سکیں۔',
  yourPasskeys: 'آپ کی پاس‌کیز',
  addPasskey: 'پاس‌کی شامل کریں',
  passkeyUsed: 'آخری استعمال: <day/>',
  passkeyAdded: 'شامل کی گئی: <day/>',
  rename: 'نام بدلیں',
  renameOf: ({ passkey }, { name }) => `${name(passkey)} کا نام بدلیں`,
  remove: 'ہٹائیں',
  removeOf: ({ passkey }, { name }) => `${name(passkey)} کو ہٹائیں`,
  addPasskeyHint: 'اگلے مرحلے میں آپ کی ڈیوائس انگلی، چہرہ یا PIN مانگے گی۔',
  continue: 'جاری رکھیں',
  passkeyNameHint: 'اپنی ڈیوائسز کو پہچاننے کے لیے۔',
  passkeyNotAdded: 'پاس‌کی شامل نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  renamePasskey: 'پاس‌کی کا نام بدلیں',
  passkeyNotRenamed: 'نام محفوظ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  removePasskeyQuestion: ({ passkey }, { name }) => `${name(passkey)} کو ہٹا دیں؟`,
  removePasskeyHint:
    'اب اس سے سائن اِن نہیں ہو گا۔ ہو سکتا ہے آپ کی ڈیوائس کی فہرست میں یہ پھر بھی نظر آئے، وہاں سے اسے ڈیلیٹ کیا جا سکتا ہے۔',
  passkeyNotRemoved: 'پاس‌کی نہیں ہٹائی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',

  tokens: 'ایکسیس ٹوکن',
  tokensHint:
    'ان پروگراموں کے لیے جو <link>API</link> کے ذریعے آپ کی طرف سے <product/> استعمال کرتے ہیں۔ ٹوکن سے پاس ورڈ، سائن اِن، ای میل اور اکاؤنٹ تک رسائی نہیں ہوتی۔ پاس ورڈ بدلنے سے سب ٹوکن ختم ہو جاتے ہیں۔',
  tokensNotLoaded: 'آپ کے ایکسیس ٹوکن لوڈ نہیں ہو سکے۔',
  yourTokens: 'آپ کے ایکسیس ٹوکن',
  tokenShownOnce: 'یہ آپ کا نیا ٹوکن ہے۔ اسے ابھی کاپی کریں: یہ دوبارہ نظر نہیں آئے گا۔',
  tokenDays: 'بنایا گیا: <made/>، میعاد: <ends/>',
  tokenUsed: 'آخری استعمال: <day/>',
  tokenNotUsed: 'ابھی استعمال نہیں ہوا',
  revoke: 'منسوخ کریں',
  revokeOf: ({ token }, { name }) => `${name(token)} کو منسوخ کریں`,
  tokenRevoked: 'ایکسیس ٹوکن منسوخ کر دیا گیا',
  makeToken: 'ایکسیس ٹوکن بنائیں',
  make: 'بنائیں',
  tokenNameHint: 'یہ کس کام کے لیے ہے۔',
  tokenMay: 'یہ کیا کر سکتا ہے',
  scopeRead: 'پڑھنا',
  readHint: 'جو کچھ آپ کو نظر آتا ہے',
  scopeWrite: 'لکھنا',
  writeHint: 'جواب، پیغام، درخواستیں',
  scopeOrganiser: 'انتظام',
  organiserHint: 'آپ کے گروپ، میچ، کورٹ اور کوچنگ',
  tokenEnds: 'میعاد',
  inDays: ({ days }) => `${days} دن`,

  account: 'آپ کا اکاؤنٹ',
  accountHint:
    'آپ کا سائن آؤٹ فوراً ہو جاتا ہے، اور 7 دن بعد سب کچھ ختم ہو جاتا ہے۔ تب تک دوبارہ سائن اِن کر کے اکاؤنٹ بحال کیا جا سکتا ہے۔',
  deleteAccount: 'اکاؤنٹ ڈیلیٹ کریں',
  deleteQuestion: 'اکاؤنٹ ڈیلیٹ کر دیں؟',
  deleteHint: ({ days }) =>
    `آپ کا سائن آؤٹ فوراً ہر جگہ سے ہو جاتا ہے اور آپ کی پروفائل کسی کو نظر نہیں آتی۔ میچوں اور کلاسوں میں آپ کی جگہ نہیں رہتی، اور آپ کے سیشن اور آپ کی اپنی کلاسیں منسوخ ہو جاتی ہیں۔ ${days} دن کے اندر دوبارہ سائن اِن کر کے اکاؤنٹ بحال کیا جا سکتا ہے، اس کے بعد سب کچھ ہمیشہ کے لیے ختم ہو جاتا ہے۔ آپ کے بھیجے ہوئے پیغامات ان لوگوں کے پاس رہتے ہیں جنہیں بھیجے گئے، اور آپ کے ریویوز اپنی جگہ پر، مگر ”ڈیلیٹ شدہ صارف“ کے نام سے۔`,
  deleteFailed: 'اکاؤنٹ ڈیلیٹ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',

  exportNotLoaded: 'آپ کے ڈیٹا کی کاپی لوڈ نہیں ہو سکی۔',
  exportHint: ({ days }) =>
    `ایک ZIP فائل، جس میں <product/> پر آپ کا لکھا ہوا اور آپ کے بارے میں سب کچھ ہے، اور آپ کی تصویریں بھی، تاکہ آپ اسے اپنے پاس رکھیں یا کہیں اور لے جائیں۔ فائل آپ کے لیے بنائی جاتی ہے اور ${days} دن تک ڈاؤن لوڈ کی جا سکتی ہے۔`,
  download: 'ڈاؤن لوڈ کریں',
  exportData: 'میرے ڈیٹا کی کاپی بنائیں',
  exportBeingMade: 'کاپی بن رہی ہے…',
  exportAgain: 'نئی کاپی بنائیں',
  tryAgain: 'دوبارہ کوشش کریں',
  exportPending:
    'آپ کی فائل بن رہی ہے۔ آپ چاہیں تو یہ صفحہ چھوڑ دیں: تیار ہونے پر آپ کو اطلاع مل جائے گی۔',
  exportReady: 'آپ کی فائل تیار ہے (<size/>)۔ اسے <day/> تک ڈاؤن لوڈ کیا جا سکتا ہے۔',
  exportFailed: 'آپ کی فائل نہیں بن سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  exportExpired: 'آپ کی پچھلی فائل <day/> تک ڈاؤن لوڈ کی جا سکتی تھی، اور اب موجود نہیں۔',
};

const users: TextsOf<typeof usersEnglish> = {
  moreSports: ({ count }) => `مزید ${count}`,

  didNotWork: 'یہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  accountDeletion: 'اکاؤنٹ کا ڈیلیٹ ہونا',
  deletedOn: 'آپ کا اکاؤنٹ <day/> کو ڈیلیٹ ہو جائے گا۔',
  hiddenUntilThen: 'تب تک آپ کی پروفائل کسی اور کو نظر نہیں آتی۔',
  keepAccount: 'اکاؤنٹ بحال کریں',
  oneMoment: 'ایک لمحہ…',
  accountStays: 'آپ کا اکاؤنٹ بحال ہے',
  accountStaysHint: 'آپ کی پروفائل دوسروں کو پھر نظر آتی ہے۔',

  save: 'محفوظ کریں',
  clearAll: 'سب صاف کریں',
  editProfile: 'پروفائل ایڈٹ کریں',
  lookingToPlay: 'ساتھی کھلاڑیوں کی تلاش',
  nameLabel: 'نام',
  showAll: ({ count }) => `تمام ${count} دکھائیں`,
  skillLevel: 'لیول',
  sport: 'کھیل',
  percent: ({ value }) => `${value}٪`,

  topMatch: 'بہترین جوڑ',
  viewProfile: 'پروفائل دیکھیں',
  viewProfileOf: ({ person }, { name }) => `${name(person)} کی پروفائل دیکھیں`,
  connectionSent: 'رابطے کی درخواست بھیج دی گئی!',
  friendRequestFailed: 'رابطے کی درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  requestSent: 'رابطے کی درخواست بھیج دی گئی!',
  requestFailed: 'رابطے کی درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',

  findPlayers: 'کھلاڑیوں کی تلاش',
  aroundPlace: '<place/> کے آس پاس، قریب ترین پہلے۔',
  aroundSaved: 'آپ کے محفوظ مقام کے آس پاس، قریب ترین پہلے۔',
  searchPlayers: 'کھلاڑی تلاش کریں',
  searchHint: 'نام، تعارف یا کھیل',
  allLevels: 'تمام لیول',
  distance: 'فاصلہ',
  everywhere: 'ہر جگہ',
  kilometres: ({ km }, { name, distance }) => name(distance(km)),
  distanceEverywhere: 'ہر جگہ',
  distanceUpTo: ({ km }, { name, distance }) => `${name(distance(km))} تک`,
  withinKm: ({ km }, words) => within(km, words),
  players: 'کھلاڑی',
  playersFailed: 'قریب کے کھلاڑی لوڈ نہیں ہو سکے',
  lookingForPlayers: 'کھلاڑیوں کی تلاش جاری ہے…',
  playerCount: ({ count }, { plural }) =>
    plural(count, { one: '1 کھلاڑی', other: `${count} کھلاڑی` }),
  playersSoFar: ({ count }) => `اب تک ${count} کھلاڑی، قریب ترین پہلے`,
  noPlayers: 'ان فلٹروں کے مطابق کوئی کھلاڑی نہیں ملا',
  noPlayersHint: 'کوئی فلٹر ہٹا کر دیکھیں۔',
  morePlayers: 'مزید کھلاڑی دکھائیں',
  shortSearchEverywhere: ({ people }, { number }) =>
    `مختصر الفاظ صرف آپ کے قریب ترین ${number(people)} لوگوں میں تلاش کیے جاتے ہیں۔ سب میں تلاش کے لیے تین یا زیادہ حروف لکھیں۔`,
  shortSearchWithin: ({ people, km }, words) =>
    `مختصر الفاظ صرف آپ کے قریب ترین ${words.number(people)} لوگوں میں تلاش کیے جاتے ہیں۔ ${within(km, words)} سب میں تلاش کے لیے تین یا زیادہ حروف لکھیں۔`,

  smartSuggestions: 'آپ کے لیے تجاویز',
  suggestionsIntro:
    'آپ کے آس پاس کے وہ لوگ جن کے کھیل وہی ہیں جو آپ کے ہیں، اور لیول بھی تقریباً آپ کے برابر۔',
  noSuggestions: 'ابھی کوئی تجویز نہیں',
  noSuggestionsHint: 'تجاویز کے لیے اپنے کھیل اور مقام شامل کریں۔',
  updateProfile: 'پروفائل ایڈٹ کریں',
  suggestedPlayers: 'تجویز کیے گئے کھلاڑی',
  refreshSuggestions: 'نئی تجاویز دیکھیں',
  suggestionsFailed: 'تجاویز لوڈ نہیں ہو سکیں',

  about: 'تعارف',
  joined: '<month/> سے ممبر',
  sportCount: ({ count }, { plural }) =>
    plural(count, { '=0': 'کوئی کھیل نہیں', one: '1 کھیل', other: `${count} کھیل` }),
  knownOnly: ({ person }, { name }) =>
    `${name(person)} کو صرف جان پہچان کے لوگ پیغام بھیج سکتے ہیں۔ پہلے رابطہ بنائیں۔`,
  profile: 'پروفائل',
  sports: 'کھیل',
  groups: 'گروپس',
  achievements: 'کامیابیاں',
  noSports: 'ابھی کوئی کھیل نہیں',
  noSportsOf: ({ person }, { name }) => `${name(person)} نے اپنے کھیل نہیں بتائے۔`,
  noGroups: 'ابھی کوئی گروپ نہیں',
  noGroupsOf: ({ person }, { name }) => `${name(person)} کا ایسا کوئی گروپ نہیں جو آپ دیکھ سکیں۔`,
  sportsPlayed: 'کھیل',
  groupsJoined: 'گروپس',
  memberSince: 'کب سے ممبر',
  gamesAttended: 'میچوں میں حاضری',
  yearsOfPlaying: ({ years }, { plural }) =>
    plural(years, {
      '=0': 'ایک سال سے کم کا تجربہ',
      one: '1 سال کا تجربہ',
      other: `${years} سال کا تجربہ`,
    }),
  achievementsAre: 'کامیابیاں:',

  myProfile: 'میری پروفائل',
  connections: 'رابطے',
  connectionRequests: ({ count }, { plural }) =>
    plural(count, { one: 'رابطے کی درخواست', other: 'رابطے کی درخواستیں' }),
  settings: 'سیٹنگز',
  admin: 'انتظامیہ',
  contact: 'ذاتی معلومات',
  contactHint: 'یہ صرف آپ کو نظر آتی ہیں۔',
  email: 'ای میل',
  location: 'مقام',
  gender: 'صنف',
  genderWillCount: ({ days }) =>
    `خواتین یا مردوں کے جن گروپوں اور میچوں کے لیے یہ موزوں نہیں، وہ آپ سے فوراً چھوٹ جائیں گے۔ باقی کے لیے یہ ${days} دن بعد شمار ہوگی۔`,
  genderCounts: ({ from }, { date }) =>
    `خواتین یا مردوں کے گروپوں اور میچوں کے لیے ${date(from, { day: 'numeric', month: 'short' })} سے شمار ہوگی۔`,
  notSet: 'نہیں بتائی گئی',
  onlyYouSee: 'صرف آپ کو نظر آتا ہے: <place/>',
  othersSee: 'دوسروں کو نظر آتا ہے: <place/>',
  stats: 'اعداد و شمار',
  uploadPhoto: 'تصویر اپ لوڈ کریں',
  uploading: 'اپ لوڈ ہو رہا ہے…',
  photoUpdated: 'تصویر بدل دی گئی!',
  uploadFailed: 'اپ لوڈ نہیں ہو سکا',
  photoFailed: 'تصویر اپ لوڈ نہیں ہو سکی۔ دوبارہ کوشش کریں۔',

  username: 'یوزر نیم',
  bio: 'تعارف',
  characters: 'حروف',
  availability: 'کھیلنے کے لیے خالی اوقات',
  availabilityHint:
    'یہ کسی کو نظر نہیں آتے۔ انہی سے طے ہوتا ہے کہ میچ بناتے وقت آپ کو کون سے اوقات دکھائے جائیں، اور ایسے کون سے میچ جن میں ایک کھلاڑی کم ہو۔',
  day: 'دن',
  morning: 'صبح',
  afternoon: 'دوپہر',
  evening: 'شام',
  dayAndPart: ({ day, part }) => `${day}، ${part}`,
  areaOnly: 'دوسروں کو صرف علاقہ نظر آتا ہے، اصل جگہ کبھی نہیں۔',
  profileUpdated: 'پروفائل محفوظ ہو گئی',
  profileFailed: 'پروفائل محفوظ نہیں ہو سکی۔ دوبارہ کوشش کریں۔',

  sportsAndSkills: 'کھیل اور لیول',
  addSport: 'کھیل شامل کریں',
  ownSportsHint: 'بتائیں کہ آپ کے کھیل اور لیول کیا ہیں: دوسرے آپ کو اسی سے ڈھونڈتے ہیں۔',
  editSport: ({ sport }, { name }) => `${name(sport)} ایڈٹ کریں`,
  removeSport: 'کھیل ہٹائیں',
  chooseSport: 'کھیل منتخب کریں',
  yearsPlaying: 'کتنے سال کا تجربہ',
  achievementsHint: 'ٹیمیں، ٹورنامنٹ، جن باتوں پر آپ کو فخر ہے',
  sportUpdated: 'کھیل محفوظ ہو گیا',
  sportAdded: 'کھیل شامل کر دیا گیا',
  sportRemoved: 'کھیل ہٹا دیا گیا',
  sportsFailed: 'کھیل شامل نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  pleaseChooseSport: 'براہِ کرم کھیل منتخب کریں۔',
  pleaseChooseLevel: 'براہِ کرم اپنا لیول منتخب کریں۔',
  newTerms: 'ہماری شرائط بدل گئی ہیں',
  newTermsHint: 'براہِ کرم <terms>شرائط</terms> اور <rules>آداب</rules> پڑھ لیں۔',
  acceptTerms: 'مجھے منظور ہیں',
  termsFailed: 'محفوظ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
};

const usersCard: TextsOf<typeof usersCardEnglish> = {
  locationNotSet: 'مقام نہیں بتایا گیا',
  plays: 'کھیل',
  bothPlayAt: ({ sport, level }) => `دونوں کا کھیل ${sport}، لیول ${level}`,
  bothPlay: ({ sport }) => `دونوں کا کھیل ${sport}`,
  gamesTogether: ({ count }) => `${count} میچ ساتھ`,
  bothKnow: ({ count }, { plural }) =>
    plural(count, {
      one: 'جان پہچان میں 1 مشترک',
      other: `جان پہچان میں ${count} مشترک`,
    }),
};

const sharedUsers: TextsOf<typeof sharedUsersEnglish> = {
  male: 'مرد',
  female: 'عورت',
  other: 'دیگر',
  'prefer-not-to-say': 'نہیں بتانا',

  nameless: 'صارف',

  nameLabel: 'نام',
  locationLabel: 'مقام',
  bioLabel: 'تعارف',
  genderChoice: 'براہِ کرم دیے گئے جوابوں میں سے ایک منتخب کریں۔',
  usernameText: 'یوزر نیم متن کی شکل میں ہونا چاہیے۔',
  usernameForm: 'یوزر نیم میں 3 سے 30 تک انگریزی حروف، ہندسے، نقطے یا انڈرسکور ہونے چاہییں۔',
  usernameReserved: 'یہ یوزر نیم دستیاب نہیں۔',
  wholePoint: 'عرض بلد اور طول بلد دونوں ایک ساتھ دیں۔',
  availabilityRange: 'availability: یہاں 0 سے 2097151 تک کا پورا عدد لکھیں',
  locationNotFound: 'مقام نہیں ملا',
  didYouMean: ({ places }, { name }) =>
    `مقام نہیں ملا۔ شاید آپ کی مراد یہ ہو: ${places.map(name).join(' یا ')}۔`,

  yearsNumber: 'تجربے کے سال ہندسوں میں لکھیں۔',
  yearsWhole: 'تجربے کے سال پورے عدد میں لکھیں۔',
  yearsNegative: 'تجربے کے سال صفر سے کم نہیں ہو سکتے۔',
  yearsMax: ({ max }) => `تجربے کے سال زیادہ سے زیادہ ${max} ہو سکتے ہیں۔`,
  achievementsLabel: 'کامیابیاں',

  passwordText: 'پاس ورڈ متن کی شکل میں ہونا چاہیے۔',
  passwordWrong: 'یہ آپ کا پاس ورڈ نہیں',
  termsVersionDay: 'شرائط کا ورژن ایک تاریخ ہے، جیسے 2026-12-01',
  dateStyleChoice: 'براہِ کرم تاریخ لکھنے کا کوئی ایک طریقہ چنیں',
  messagePrivacyChoice:
    'براہِ کرم منتخب کریں کہ پیغام بھیجنے کی اجازت کسے ہو: anyone، members یا connections',
  unknownTopic: 'ایسا کوئی موضوع نہیں',
  topicOnce: 'ہر موضوع ایک ہی بار لکھیں۔',

  yesOrNo: ({ field }, { name }) => `${name(field)}: true یا false ہونا چاہیے`,
  deckChoice: 'deck: 0 یا 1 ہونا چاہیے',
};

export const texts = {
  'components/users/card-texts': usersCard,
  'components/users/settings-texts': usersSettings,
  'components/users/texts': users,
  'lib/users/texts': sharedUsers,
};

const sharedUsersServer: TextsOf<typeof sharedUsersServerEnglish> = {
  termsChanged: 'شرائط پھر بدل گئی ہیں۔ براہِ کرم صفحہ دوبارہ کھولیں۔',
  yearStated: 'پیدائش کا سال پہلے بتایا جا چکا ہے۔ اگر غلط ہے تو <product/> چلانے والوں کو لکھیں۔',
  userNotFound: 'صارف نہیں ملا',
  sportNotFound: 'کھیل نہیں ملا',
  sessionNotFound: 'سائن اِن نہیں ملا',
  exportNotFound: 'ڈیٹا کی کاپی نہیں ملی',
  ownProfileOnly: 'صرف اپنی پروفائل بدلی جا سکتی ہے۔',
  ownPhotoOnly: 'صرف اپنی تصویر بدلی جا سکتی ہے۔',
  womenOnlyForWomen: 'یہ صرف خواتین کے لیے ہے۔',
  ownAccountOnly: 'صرف اپنے اکاؤنٹ میں تبدیلی کی اجازت ہے۔',
  usernameTaken: 'یہ یوزر نیم کسی اور کے پاس ہے۔ براہِ کرم کوئی اور منتخب کریں۔',
  selectImage: 'براہِ کرم تصویر کی فائل منتخب کریں۔',
  selectSmallerImage: `براہِ کرم ${size('5 MB')} سے چھوٹی تصویر منتخب کریں۔`,
  notBeingDeleted: 'یہ اکاؤنٹ ڈیلیٹ نہیں ہو رہا۔',
  exportExpired: 'ڈیٹا کی اس کاپی کی میعاد ختم ہے۔ براہِ کرم نئی کاپی بنوائیں۔',
  exportGone: 'یہ فائل اب موجود نہیں۔ براہِ کرم نئی کاپی بنوائیں۔',

  inCommon: ({ sports, distance }, { plural }) =>
    plural(sports, {
      one: `1 کھیل مشترک، ${distance}`,
      other: `${sports} کھیل مشترک، ${distance}`,
    }),

  exportReadyTitle: 'آپ کے ڈیٹا کی کاپی تیار ہے',
  exportReady: ({ until, timeZone }, { date }) =>
    `اسے ${date(until, { timeZone, day: 'numeric', month: 'long' })} تک اپنی سیٹنگز سے ڈاؤن لوڈ کریں۔`,
  exportFailedTitle: 'آپ کے ڈیٹا کی کاپی نہیں بن سکی',
  exportFailed: 'براہِ کرم اپنی سیٹنگز میں دوبارہ کوشش کریں۔',
  newSignInTitle: ({ device }, words) => `نیا سائن اِن: ${browserOf(device, words)}`,
  newSignIn: ({ at, timeZone }, words) =>
    `${dayAndTime(at, timeZone, words)}۔ اگر یہ آپ نے نہیں کیا تو پاس ورڈ بدل لیں۔`,

  unknownBrowser: UNKNOWN_BROWSER,
  signInTime: ({ at, timeZone }, words) => dayAndTime(at, timeZone, words),

  findPlayers: 'کھلاڑیوں کی تلاش',
  backToPlayers: 'کھلاڑیوں پر واپس',
  smartSuggestions: 'آپ کے لیے تجاویز',

  profile: 'پروفائل',
  myProfile: 'میری پروفائل',
  yourProfile: 'آپ کی پروفائل',
  profileOf: ({ person }, { name }) => `${name(person)} کی پروفائل`,
  friendRequestSent: 'رابطے کی درخواست بھیج دی گئی!',
  friendRequestFailed: 'رابطے کی درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  connectionRequestSent: 'رابطے کی درخواست بھیج دی گئی!',
  connectionRequestFailed: 'رابطے کی درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  userNotFoundHint: 'شاید یہ اکاؤنٹ اب <product/> پر نہیں، یا لنک درست نہیں۔',
};

/** '22 نومبر، تقریباً 14:05' */
function dayAndTime(at: string, timeZone: string, { date }: Words): string {
  const day = date(at, { timeZone, day: 'numeric', month: 'long' });
  return `${day}، تقریباً ${date(at, { timeZone, hour: '2-digit', minute: '2-digit' })}`;
}

export const serverTexts = {
  'lib/users/server-texts': sharedUsersServer,
};
