import type { texts as english } from '@/components/sports/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  sportFailed: 'کھیل لوڈ نہیں ہو سکا',
};
