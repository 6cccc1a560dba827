import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { ENCODINGS, type Encoding } from '@/lib/platform/cache/finished-answer';

/** The best encoding that the client accepts, or null for none. */
export function encodingFor(request: IncomingMessage): Encoding | null {
  if (!request.headers['accept-encoding']) return null;
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}
