import type { texts as invitesEnglish } from '@/components/invites/texts';
import type { InviteLinkState } from '@/lib/invites/constants';
import type { EnteredByLinkDto } from '@/lib/invites/schema';
import type { texts as sharedInvitesServerEnglish } from '@/lib/invites/server-texts';
import type { texts as sharedInvitesEnglish } from '@/lib/invites/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const STATES: Record<InviteLinkState, string> = {
  open: 'کھلا',
  expired: 'میعاد ختم',
  used: 'گنجائش ختم',
  revoked: 'واپس لیا گیا',
};

const invites: TextsOf<typeof invitesEnglish> = {
  print: 'پرنٹ کریں',
  name: 'نام',
  email: 'ای میل',
  emailHint: 'ہم ایک ای میل بھیجیں گے جس میں بٹن ہے۔ پاس ورڈ کی ضرورت نہیں۔',
  manyHere: 'آپ کے نیٹ ورک سے ابھی کئی اکاؤنٹ بنے ہیں۔ پہلے آپ کا براؤزر تھوڑا سا حساب کر رہا ہے۔',
  offline: 'شمولیت نہ ہو سکی',

  title: 'دعوت کا لنک',
  hint: 'یہ لنک جس کے پاس ہو، اسی کے کام آئے گا، چاہے <product/> پر اکاؤنٹ نہ ہو۔',
  offers: 'آپ کی ای میل پر دعوتیں',
  invitedWithAddress: 'کسی نے اس ای میل پر آپ کو دعوت دی ہے۔',
  offerOfGroup: 'گروپ <group/> میں',
  offerOfGame: '<group/> کے میچ <game/> میں',
  offerHeld: 'آپ کے لیے ایک جگہ اس وقت تک رکھی ہے: <at/>۔',
  gender: 'صنف',
  genderWhy: 'یہاں شمولیت سب کے لیے نہیں، اس لیے پوچھا جا رہا ہے۔ دوسرے لوگوں کو نظر نہیں آتی۔',
  offerGender: 'آپ کی صنف، کیونکہ یہاں ہر کوئی شامل نہیں ہو سکتا',
  join: 'شامل ہوں',
  askToJoin: 'شمولیت کی درخواست دیں',
  notMe: 'یہ میں نہیں',
  joinFailed: 'شمولیت نہیں ہو سکی',
  offerDeclined: 'اس لنک سے آپ سے دوبارہ نہیں پوچھا جائے گا',
  didNotWork: 'ایسا نہیں ہو سکا',

  kind: 'لنک کھولنے والے',
  kindOf: ({ kind }) => (kind === 'join' ? 'فوراً شامل ہوں' : 'درخواست بھیجیں، فیصلہ آپ کا'),
  lastDay: 'آخری دن (اختیاری)',
  maxUses: 'کتنے لوگوں کے لیے (اختیاری)',
  make: 'لنک بنائیں',
  made: 'لنک بن گیا',
  makeFailed: 'لنک نہیں بن سکا',
  copyNow: 'اسے ابھی کاپی یا محفوظ کر لیں۔ بعد میں یہ کسی کو نظر نہیں آئے گا، آپ کو بھی نہیں۔',
  yourLink: 'آپ کا دعوت کا لنک',
  linkCopied: 'لنک کاپی ہو گیا',
  share: 'شیئر کریں',
  code: 'لنک کا QR کوڈ',
  saveSvg: 'SVG محفوظ کریں',
  savePng: 'PNG محفوظ کریں',
  printPage: 'پرنٹ کا صفحہ',

  links: 'اب تک کے لنک',
  noLinks: 'ابھی کوئی لنک نہیں۔',
  listFailed: 'لنک لوڈ نہیں ہو سکے',
  stateOf: ({ state }) => STATES[state],
  madeBy: ({ name: person, at }, { name, date }) =>
    `${name(person)} نے بنایا، ${date(at, { day: 'numeric', month: 'short' })}`,
  until: ({ at }, { date }) =>
    `${date(at, { day: 'numeric', month: 'short', year: 'numeric' })} تک`,
  usesOf: ({ uses, max }) => `${max} میں سے ${uses} بار استعمال`,
  counts: ({ opened, joined, pending }) =>
    `کھولا گیا: ${opened} · شامل: ${joined} · انتظار میں: ${pending}`,
  takeBack: 'واپس لیں',
  takeBackOf: ({ at }, { date }) =>
    `${date(at, { day: 'numeric', month: 'short' })} کا لنک واپس لیں`,
  takeBackQuestion: 'لنک واپس لیں؟',
  takeBackWarning:
    'اس کے بعد کوئی اس لنک سے شامل نہیں ہو سکے گا۔ نیا لنک کسی بھی وقت بنایا جا سکتا ہے۔',
  keepLink: 'لنک رہنے دیں',
  takenBack: 'لنک واپس لے لیا گیا',
  takeBackFailed: 'لنک واپس نہیں لیا جا سکا',
};

const sharedInvites: TextsOf<typeof sharedInvitesEnglish> = {
  expiryFormat: 'براہِ کرم تاریخ منتخب کریں۔',
  usesRange: ({ max }) => `لنک 1 سے ${max} لوگوں تک کے لیے ہو سکتا ہے۔`,
};

export const texts = {
  'components/invites/texts': invites,
  'lib/invites/texts': sharedInvites,
};

const ENTRY_TEXTS: Record<EnteredByLinkDto['status'], string> = {
  held: 'بٹن دبائیں، اور آپ شامل ہیں۔',
  mailed: 'بٹن دبائیں، اور آپ شامل ہیں۔',
  open: 'بٹن دبائیں، اور اگر تب تک کوئی جگہ خالی ہوئی تو وہ آپ کی ہے۔',
  waiting:
    'میچ میں جگہ نہیں ہے۔ بٹن دبائیں، اور آپ کا نام ویٹنگ لسٹ میں آ جائے گا، یا تب تک جگہ خالی ہوئی تو وہ آپ کی ہے۔',
};

const sharedInvitesServer: TextsOf<typeof sharedInvitesServerEnglish> = {
  linkGone: 'دعوت کا یہ لنک اب کام نہیں کرتا۔ منتظم سے نیا لنک مانگیں۔',
  linkNotFound: 'دعوت کا لنک نہیں ملا۔',
  confirmFirst:
    'دعوت کا لنک بنانے سے پہلے اپنی ای میل کی تصدیق کریں۔ جو لنک ہم نے بھیجا ہے اسے کھولیں۔',
  offerGone: 'یہ دعوت اب کھلی نہیں ہے۔',
  onlyOrganisers: 'اس کی اجازت صرف منتظمین کو ہے۔',
  tooManyLinks: ({ max }) => `دعوت کے ${max} لنک پہلے ہی کھلے ہیں۔ پہلے ایک لنک واپس لیں۔`,
  gameBegun: 'یہ میچ شروع ہو چکا ہے۔',
  gameForTwo: 'دو لوگوں کے میچ میں کوئی اور شامل نہیں ہو سکتا۔',
  expiryPast: 'آخری دن آج کے بعد کا ہونا چاہیے۔',
  expiryTooFar: 'لنک زیادہ سے زیادہ ایک سال تک کھلا رہ سکتا ہے۔',
  wasRemoved:
    'آپ کو اس گروپ سے نکالا گیا تھا۔ واپسی کے لیے منتظم کی دعوت یا درخواست کی منظوری ضروری ہے۔',
  accountFirst: 'شامل ہونے کے لیے سائن اِن کریں یا اکاؤنٹ بنائیں۔',

  entryText: ({ status }) => `${ENTRY_TEXTS[status]} اس سے آپ کی ای میل کی تصدیق بھی ہو جاتی ہے۔`,
  entryHeld: ({ until }) =>
    `آپ کی جگہ اس وقت تک رکھی ہے: ${until}۔ اس کے بعد وہ دوسروں کو ملے گی، اور آپ کا نام ویٹنگ لسٹ میں آ سکتا ہے۔`,
  entryAccount:
    'پاس ورڈ کی ضرورت نہیں۔ اگر <product/> پر آپ کا اکاؤنٹ ہے تو بٹن آپ کو سائن اِن کر دے گا۔',
  entryButton: 'میں شامل ہوں',
  entryWait: 'ویٹنگ لسٹ میں شامل ہوں',
  entryFooter: ({ to }) =>
    `یہ ای میل ${to} پر بھیجی گئی، کیونکہ دعوت کے ایک لنک پر یہی ای میل لکھی گئی۔ اگر یہ آپ نے نہیں کیا تو کچھ نہ کریں: کچھ نہیں بدلتا۔`,
  stateGender: 'براہِ کرم اپنی صنف بتائیں۔ یہ صرف خواتین یا صرف مردوں کے لیے ہے۔',

  shareGame: ({ title, group, when, place, left }, { name, plural }) =>
    `${name(group)} کا میچ ${name(title)}، ${when}${place ? `، ${name(place)}` : ''}۔ ${plural(
      left,
      { '=0': 'جگہ نہیں، ویٹنگ لسٹ ہے۔', one: '1 جگہ باقی۔', other: `${left} جگہیں باقی۔` },
    )}`,
  shareGroup: ({ group, sport, place, next, left }, { name, plural }) =>
    [
      `${name(group)}: ${name(sport)}${place ? `، ${name(place)}` : ''}۔`,
      next && `اگلا میچ: ${next}۔`,
      plural(left, { '=0': 'جگہ نہیں۔', one: '1 جگہ باقی۔', other: `${left} جگہیں باقی۔` }),
    ]
      .filter(Boolean)
      .join(' '),

  invitedToGroup: 'آپ کو ایک گروپ کی دعوت ہے',
  invitedToGame: 'آپ کو ایک میچ کی دعوت ہے',
  metaTitle: ({ name: invited, sport }, { name }) => `${name(invited)} کی دعوت (${name(sport)})`,
  nextGame: 'اگلا میچ: <at/>',
  joinGroup: 'گروپ میں شامل ہوں',
  joinGame: 'میچ میں شامل ہوں',
  joinWaitlist: 'ویٹنگ لسٹ میں شامل ہوں',
  askToJoin: 'شمولیت کی درخواست بھیجیں',
  organisersDecide: 'فیصلہ گروپ کے منتظمین کا ہے۔',
  confirmToJoin:
    'اپنی ای میل کی تصدیق کریں تو اس لنک سے فوراً شامل ہو جائیں گے۔ تب تک فیصلہ گروپ کے منتظمین کا ہے۔',
  organisersDecideGame: 'فیصلہ گروپ کے منتظمین کا ہے۔ گروپ کا ممبر بننے کے بعد میچ میں شامل ہوں۔',
  gameFull: 'میچ میں جگہ نہیں۔ کوئی جگہ خالی ہوئی تو اگلے نمبر کو ملے گی۔',
  groupFull: 'گروپ میں جگہ نہیں۔ آپ درخواست بھیج دیں، شاید کوئی جگہ خالی ہو جائے۔',
  workNeedsScripts:
    'آپ کے نیٹ ورک سے ابھی ابھی بہت سے اکاؤنٹ بنے ہیں، اس لیے پہلے آپ کی ڈیوائس کو تھوڑا سا حساب کرنا ہو گا۔ اس کے لیے JavaScript ضروری ہے۔ براہِ کرم براؤزر میں اس کی اجازت دیں اور صفحہ دوبارہ کھولیں، یا سائن اِن کریں۔',
  orSignIn: 'یا سائن اِن کریں، اگر آپ کا اکاؤنٹ ہے۔',
  invitedWithAddress: 'کسی نے اس ای میل پر آپ کو دعوت دی ہے۔',
  notMe: 'یہ میں نہیں',
  youAreIn: 'آپ شامل ہیں',
  enteredHeld: ({ minutes }, { plural }) =>
    `آپ کی جگہ ${plural(minutes, { one: '1 منٹ', other: `${minutes} منٹ` })} کے لیے رکھی ہے۔ <email/> پر آئی ای میل کھول کر بٹن دبائیں، تو جگہ آپ کی رہے گی۔`,
  enteredWaiting:
    '<email/> پر آئی ای میل کھول کر بٹن دبائیں۔ پھر آپ کا نام ویٹنگ لسٹ میں ہو گا، یا جگہ خالی ہو تو میچ میں۔',
  enteredOpen:
    '<email/> پر آئی ای میل کھول کر بٹن دبائیں۔ اگر تب تک کوئی جگہ خالی ہوئی تو وہ آپ کی ہے۔',
  enteredMailed: '<email/> پر آئی ای میل کھول کر بٹن دبائیں۔ اس کے بعد آپ یہاں شامل ہیں۔',
  openOutbox: 'لوکل آؤٹ باکس کھولیں',
  heldForYou: 'آپ کے لیے ایک جگہ اس وقت تک رکھی ہے: <at/>۔',
  wasHeld:
    'آپ کی جگہ اس وقت تک رکھی تھی: <at/>۔ ای میل کی تصدیق بعد میں ہوئی، اس لیے وہ دوسروں کو مل سکتی تھی۔',
  needAccount: 'شامل ہونے کے لیے سائن اِن کریں یا اکاؤنٹ بنائیں۔ اس کے بعد یہی صفحہ دوبارہ کھلے گا۔',
  youAreInGroup: 'آپ اس گروپ کے ممبر ہیں۔',
  youAreInGame: 'میچ میں آپ کی جگہ پکی ہے۔',
  youWait: 'آپ کا نام ویٹنگ لسٹ میں ہے۔',
  youHaveAsked: 'آپ کی درخواست بھیج دی گئی ہے۔ منتظمین کے فیصلے پر آپ کو اطلاع ملے گی۔',
  openGroup: 'گروپ کھولیں',
  openGame: 'میچ کھولیں',
  joinFailed: 'شمولیت نہیں ہو سکی',
  completeProfile: 'پروفائل مکمل کریں',

  linkGoneTitle: 'دعوت کا یہ لنک کام نہیں کرتا',
  linkGoneWhy:
    'ہو سکتا ہے کہ اس کی میعاد ختم ہو، سب جگہیں لی جا چکی ہوں، لنک واپس لے لیا گیا ہو یا میچ شروع ہو چکا ہو۔ منتظم سے نیا لنک مانگیں۔',
  lookAround: 'اپنے قریب کے میچ دیکھیں',

  scanToJoin: 'شامل ہونے کے لیے سکین کریں',
  codeOf: ({ name: invited }, { name }) => `${name(invited)} کی دعوت کے لنک کا QR کوڈ`,
};

export const serverTexts = {
  'lib/invites/server-texts': sharedInvitesServer,
};
