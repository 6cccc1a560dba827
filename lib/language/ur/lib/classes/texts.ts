import type { texts as english } from '@/lib/classes/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Adding dates.
  dateRequired: 'براہِ کرم تاریخ منتخب کریں',
  noSuchDate: 'براہِ کرم تاریخ یوں لکھیں: 2026-12-31',
  timeRequired: 'براہِ کرم وقت منتخب کریں',
  noSuchTime: 'براہِ کرم وقت یوں لکھیں: 18:30',
  weeksRange: ({ max }) => `ہفتوں کی تعداد 1 سے ${max} تک کا پورا عدد ہونی چاہیے`,

  // A label.
  reason: 'وجہ',
};
