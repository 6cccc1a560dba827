import type { texts as english } from '@/lib/platform/http/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { KB, MB } from '../../../words/platform';

export const texts: TextsOf<typeof english> = {
  // Who calls
  signIn: 'براہِ کرم سائن اِن کریں۔',
  onlyAdmins: 'یہ صرف انتظامیہ کر سکتی ہے۔',
  otherSite: 'یہ درخواست کسی اور سائٹ سے آئی، اس لیے قبول نہیں کی گئی۔',
  tooMuch: ({ seconds }) =>
    `ایک ساتھ بہت زیادہ ہو گیا۔ براہِ کرم ${
      seconds < 60 ? `${seconds} سیکنڈ` : `${Math.ceil(seconds / 60)} منٹ`
    } بعد دوبارہ کوشش کریں۔`,
  // What was asked for
  notFound: 'نہیں ملا',
  callNotFound: 'یہ کال نہیں ملی',
  unknownField: ({ field }, { name }) => `${name(field)} نام کا کوئی خانہ نہیں`,
  checkEntries: 'براہِ کرم اپنی لکھی ہوئی معلومات دیکھ لیں۔',
  pageGone: 'یہ صفحہ اب نہیں کھل سکتا۔ براہِ کرم شروع سے دیکھیں۔',
  keyPlain: ({ max }) => `Idempotency-Key میں زیادہ سے زیادہ ${max} سادہ حروف ہو سکتے ہیں۔`,
  keyUsed: 'یہ Idempotency-Key کسی اور کام میں استعمال ہو چکی ہے۔',
  firstStillRuns: 'پہلی درخواست ابھی جاری ہے۔ براہِ کرم دوبارہ کوشش کریں۔',
  doneBefore: 'یہ کام پہلے ہی ہو چکا ہے۔ براہِ کرم صفحہ دوبارہ کھولیں۔',
  // The body
  noBody: 'اس کال کے ساتھ کچھ نہیں بھیجا جاتا',
  sendJson: 'براہِ کرم JSON بھیجیں۔',
  notJson: 'یہ درخواست درست JSON نہیں۔',
  sendMultipart: 'براہِ کرم فارم multipart/form-data کے طور پر بھیجیں۔',
  formUnreadable: 'فارم پڑھا نہیں جا سکا۔',
  brokeOff: 'درخواست پوری نہیں پہنچی۔',
  tooLarge: ({ bytes }, { name }) => {
    const size = bytes >= MB ? `${Math.round(bytes / MB)} MB` : `${Math.round(bytes / KB)} KB`;
    return `یہ بہت بڑا ہے: زیادہ سے زیادہ ${name(size)}۔`;
  },
  // Our side
  internal: 'ہماری طرف کچھ خرابی ہو گئی۔ براہِ کرم دوبارہ کوشش کریں۔',
};
