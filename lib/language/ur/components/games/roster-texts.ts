import type { texts as english } from '@/components/games/roster-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Answers.
  maybe: 'شاید',
  maybeOf: ({ title }, { name }) => `شاید: ${name(title)}`,
  notGoing: 'آنا ممکن نہیں',
  notGoingOf: ({ title }, { name }) => `آنا ممکن نہیں: ${name(title)}`,
  saidMaybe: 'آپ کا جواب: شاید۔ آپ کے لیے جگہ نہیں رکھی گئی۔',
  saidNotGoing: 'آپ کا جواب: آنا ممکن نہیں',
  answerFailed: 'جواب محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  maybeCount: ({ count }) => `${count} شاید`,
  maybeList: ({ count }) => `شاید (${count})`,
  outList: ({ count }) => `آنا ممکن نہیں (${count})`,
  noneList: ({ count }) => `ابھی جواب نہیں (${count})`,

  // Asking for answers.
  askForAnswers: 'جواب مانگیں',
  asked: 'ممبران سے پوچھا جا رہا ہے',
  askedHow: 'اطلاع، پُش اور ای میل سے؛ رات کو صبح سے پہلے نہیں۔',
  askFailed: 'پوچھا نہیں جا سکا۔ دوبارہ کوشش کریں۔',
  askedLately: 'پچھلے 24 گھنٹوں میں پوچھا جا چکا ہے۔',

  // Changing the list by hand.
  add: 'شامل کریں',
  addOf: ({ name: person }, { name }) => `میچ میں شامل کریں: ${name(person)}`,
  added: ({ name: person }, { name }) => `میچ میں شامل: ${name(person)}`,
  theyAreTold: 'انہیں اطلاع ملے گی۔',
  whatToDoWith: ({ name: person }, { name }) => `${name(person)} کا مینو`,
  moveUp: 'ایک نمبر آگے',
  moveDown: 'ایک نمبر پیچھے',
  moved: ({ name: person }, { name }) => `ویٹنگ لسٹ میں ${name(person)} کا نمبر بدل گیا`,
  changeGuests: 'مہمان بدلیں',
  guestsOf: ({ name: person }, { name }) => `${name(person)} کے مہمان`,
  guests: 'مہمان',
  save: 'محفوظ کریں',
  guestsSaved: ({ name: person }, { name }) => `${name(person)} کے مہمانوں کی تعداد محفوظ ہو گئی`,
  remove: 'میچ سے نکالیں',
  removeQuestion: ({ name: person }, { name }) => `${name(person)} کو میچ سے نکالنا ہے؟`,
  removeHint: 'جگہ اگلے نمبر کو ملے گی۔',
  reason: 'وجہ (اختیاری)',
  reasonHint: 'یہ انہیں دکھائی جائے گی۔',
  removed: ({ name: person }, { name }) => `${name(person)} کو میچ سے نکال دیا گیا`,
  didNotWork: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  // Guests without an account.
  guestName: 'بغیر اکاؤنٹ کے مہمان',
  guestHint: 'ان کا نام۔ ان کے لیے ایک جگہ رکھی جائے گی، جو بعد میں لنک سے ان کی اپنی ہو سکتی ہے۔',
  addGuest: 'مہمان شامل کریں',
  guestAdded: 'مہمان کی جگہ پکی',
  guestOfOrganiser: 'منتظم کا مہمان',
  guestLink: 'لنک',
  linkFor: ({ name: person }, { name }) => `جگہ لینے کا لنک: ${name(person)}`,
  removeGuest: ({ name: person }, { name }) => `ہٹائیں: ${name(person)}`,
  removeShort: 'ہٹائیں',

  // Attendance.
  allCame: 'سب حاضر',
  allCameDone: 'سب کی حاضری لگ گئی',
  exceptions: 'اب غیر حاضر کھلاڑیوں کی نشان دہی کریں۔',
};
