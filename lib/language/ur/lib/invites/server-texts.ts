import type { EnteredByLinkDto } from '@/lib/invites/schema';
import type { texts as english } from '@/lib/invites/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const ENTRY_TEXTS: Record<EnteredByLinkDto['status'], string> = {
  held: 'بٹن دبائیں، اور آپ شامل ہیں۔',
  mailed: 'بٹن دبائیں، اور آپ شامل ہیں۔',
  open: 'بٹن دبائیں، اور اگر تب تک کوئی جگہ خالی ہوئی تو وہ آپ کی ہے۔',
  waiting:
    'میچ میں جگہ نہیں ہے۔ بٹن دبائیں، اور آپ کا نام ویٹنگ لسٹ میں آ جائے گا، یا تب تک جگہ خالی ہوئی تو وہ آپ کی ہے۔',
};

export const texts: TextsOf<typeof english> = {
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
    'پاس ورڈ کی ضرورت نہیں۔ اگر Maidan پر آپ کا اکاؤنٹ ہے تو بٹن آپ کو سائن اِن کر دے گا۔',
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
};
