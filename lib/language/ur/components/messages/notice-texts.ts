import type { texts as english } from '@/components/messages/notice-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  unread: 'نئے',
  messageSent: 'آپ کا پیغام بھیج دیا گیا',
  sendFailed: 'پیغام نہیں بھیجا جا سکا',
  pleaseTryAgain: 'براہِ کرم دوبارہ کوشش کریں',
  newMessageFrom: ({ person }, { name }) => `${name(person)} کا نیا پیغام`,
};
