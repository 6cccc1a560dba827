import type { texts as english } from '@/components/users/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  findPlayers: 'کھلاڑیوں کی تلاش',
  backToPlayers: 'کھلاڑیوں پر واپس',
  smartSuggestions: 'آپ کے لیے تجاویز',

  profile: 'پروفائل',
  myProfile: 'میری پروفائل',
  yourProfile: 'آپ کی پروفائل',
  profileOf: ({ person }, { name }) => `${name(person)} کی پروفائل`,
  friendRequestSent: 'رابطے کی درخواست بھیج دی گئی!',
  friendRequestFailed: 'رابطے کی درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  connectionRequestSent: 'رابطے کی درخواست بھیج دی گئی!',
  connectionRequestFailed: 'رابطے کی درخواست نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  userNotFound: 'صارف نہیں ملا',
  userNotFoundHint: 'شاید یہ اکاؤنٹ اب Maidan پر نہیں، یا لنک درست نہیں۔',
};
