import type { texts as english } from '@/components/games/unsent-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  noLine: 'انٹرنیٹ دستیاب نہیں',
  sentLater: 'یہ اس ڈیوائس پر محفوظ ہے اور انٹرنیٹ آتے ہی بھیج دیا جائے گا۔',
  waits: ({ what }) => `انٹرنیٹ کا انتظار: ${what}`,
  takeBack: 'واپس لیں',
  iCome: 'میرا آنا طے ہے',
  iMayCome: 'شاید',
  answerSent: ({ title }, { name }) => `${name(title)} کے لیے آپ کا جواب بھیج دیا گیا`,
  answerRefused: ({ title }, { name }) => `${name(title)} کے لیے آپ کا جواب قبول نہیں ہوا`,
  attendanceSent: ({ title }, { name }) => `${name(title)} کی حاضری بھیج دی گئی`,
  attendanceRefused: ({ title }, { name }) => `${name(title)} کی حاضری قبول نہیں ہوئی`,
  tryAgain: 'براہِ کرم دوبارہ کوشش کریں۔',
};
