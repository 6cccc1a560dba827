import type { texts as english } from '@/components/shell/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  accountMenuOf: ({ person }, { name }) => `${name(person)} کا اکاؤنٹ مینو`,
  signOut: 'سائن آؤٹ کریں',
  unauthorized: 'سائن اِن ختم ہو گیا',
  signingInAgain: 'آپ کا سائن اِن باقی نہیں رہا۔ دوبارہ سائن اِن ہو رہا ہے…',
};
