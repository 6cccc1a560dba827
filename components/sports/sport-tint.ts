import { type SportKey, sportKey } from './sport-key';

/** The class that gives an element and its content the sport's tint: `bg-tint-soft text-tint-ink border-tint`. */
export function sportTint(name: string | null): `tint tint-${SportKey}` {
  return `tint tint-${sportKey(name)}`;
}
