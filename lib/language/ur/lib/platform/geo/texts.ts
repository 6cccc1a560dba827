import type { texts as english } from '@/lib/platform/geo/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  atMost: ({ km }, { name }) => `${name(`${km} km`)} یا کم`,
  distance: ({ km }, { name, number }) => name(`${number(Math.round(km))} km`),
};
