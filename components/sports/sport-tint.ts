import { type SportKey, sportKey } from './sport-key';

/** Class names that give an element, and all inside it, the sport's quiet tint: `bg-tint-soft text-tint-ink border-tint`. */
export function sportTint(name: string | null): `tint tint-${SportKey}` {
  return `tint tint-${sportKey(name)}`;
}
