import type { Words } from '@/lib/platform/language/words';

/** '25 km کے اندر', the number isolated with its unit. */
export const within = (km: number, { name, distance }: Words): string =>
  `${name(distance(km))} کے اندر`;
