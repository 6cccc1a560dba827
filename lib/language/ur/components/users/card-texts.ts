import type { texts as english } from '@/components/users/card-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  locationNotSet: 'مقام نہیں بتایا گیا',
  plays: 'کھیل',
  moreSports: ({ count }) => `مزید ${count}`,
};
