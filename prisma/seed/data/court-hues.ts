import type { SportIcon } from '@/lib/sports/constants';

/** OKLCH hue of each sport's ground: those of the screens' tints, so that a picture matches its card. */
export const COURT_HUES: Record<SportIcon, number> = {
  paddle: 206,
  basketball: 58,
  tennis: 256,
  soccer: 152,
  volleyball: 80,
  cricket: 138,
  badminton: 178,
  'table-tennis': 268,
  golf: 112,
  'gym-workout': 296,
  running: 34,
  swimming: 222,
  snooker: 160,
  baseball: 46,
  softball: 96,
  rugby: 122,
  'american-football': 168,
  hockey: 244,
  boxing: 14,
  yoga: 330,
  fitness: 356,
};
