import type { texts as invitesEnglish } from '@/components/invites/texts';
import type { InviteLinkState } from '@/lib/invites/constants';
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
  hint: 'یہ لنک جس کے پاس ہو، اسی کے کام آئے گا، چاہے Maidan پر اکاؤنٹ نہ ہو۔',
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
