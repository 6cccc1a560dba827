import type { Weather } from '@/tests/chaos/proxy';

const bits = (perSecond: number) => perSecond / 8;

/** Connections of phones for `npm test -- slow`: Lighthouse's slow 4G, with losses, and poor rural coverage. */
const LINES = {
  '4g': {
    bytesPerSecond: { up: bits(750_000), down: bits(1_638_400) },
    delayMs: 75,
    lost: 0.02,
  },
  '2g': { bytesPerSecond: { up: bits(50_000), down: bits(50_000) }, delayMs: 150 },
} satisfies Record<string, Weather>;

/** This run's connection, from E2E_LINE. */
export function slowConnection(): Weather | undefined {
  const name = process.env.E2E_LINE;
  if (!name) return undefined;
  if (name in LINES) return LINES[name as keyof typeof LINES];
  throw new Error(`E2E_LINE is one of: ${Object.keys(LINES).join(', ')}.`);
}

/** The factor of all time limits on this connection. */
export const TIMEOUT_FACTOR = { '': 1, '4g': 3, '2g': 12 }[process.env.E2E_LINE ?? ''] ?? 1;
