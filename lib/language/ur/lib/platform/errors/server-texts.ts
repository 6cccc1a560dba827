import type { texts as english } from '@/lib/platform/errors/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  onlyMethods: ({ allow }) => `یہاں صرف ${allow.join('، ')} کام کرتے ہیں۔`,
};
