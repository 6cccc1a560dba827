import type { texts as english } from '@/components/layout/members-page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  game: 'میچ',
  gameLoading: 'میچ لوڈ ہو رہا ہے…',
  gameNotFound: 'میچ نہیں ملا',
  group: 'گروپ',
  groupLoading: 'گروپ لوڈ ہو رہا ہے…',
  groupNotFound: 'گروپ نہیں ملا',
};
