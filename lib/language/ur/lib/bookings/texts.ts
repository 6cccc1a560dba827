import type { texts as english } from '@/lib/bookings/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  messageLabel: 'پیغام',
  noteLabel: 'نوٹ',
  reasonLabel: 'وجہ',
  // Times
  chooseDate: 'براہِ کرم تاریخ منتخب کریں۔',
  dateWrong: 'براہِ کرم درست تاریخ منتخب کریں، جیسے 31 دسمبر 2026۔',
  chooseTime: 'براہِ کرم وقت منتخب کریں۔',
  timeWrong: 'براہِ کرم درست وقت منتخب کریں، جیسے 18:30۔',
  durationWrong: ({ choices }) =>
    `دورانیہ ${choices.slice(0, -1).join('، ')} یا ${choices.at(-1)} منٹ ہونا چاہیے۔`,
  daysWrong: ({ max }) => `days میں 1 سے ${max} تک کوئی پورا عدد ہونا چاہیے۔`,
  // Choices
  sessionTypeWrong: 'براہِ کرم سیشن کی قسم منتخب کریں: انفرادی، گروپ یا جائزہ۔',
  sideWrong: 'side میں client یا coach ہونا چاہیے۔',
  choosePackage: 'براہِ کرم پیکج منتخب کریں۔',
};
