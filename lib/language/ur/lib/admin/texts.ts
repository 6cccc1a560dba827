import type { texts as english } from '@/lib/admin/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  adminNotesLabel: 'انتظامیہ کا نوٹ',
  suspensionDays: 'معطلی 1، 7، 30 یا 90 دن کی ہوتی ہے',
  fromMustBeInstant: 'from میں تاریخ اور وقت ہونا چاہیے',
  beforeMustBeInstant: 'before میں تاریخ اور وقت ہونا چاہیے',
};
