import type { IncomingMessage, ServerResponse } from 'node:http';
import { RETRY_SECONDS } from '@/lib/platform/db/errors';
import { texts as databaseTexts } from '@/lib/platform/db/server-texts';
import { texts } from '@/lib/platform/http/server-texts';
import { say } from '@/lib/platform/language/say';
import { type Refusal, refuse, refusePage } from '@/server/web/send-refusal';

export const UNREADABLE: Refusal = {
  status: 400,
  said: say(texts, 'unreadableAddress'),
  code: 'bad_request',
};
export const READ_ONLY: Refusal = {
  status: 405,
  said: say(texts, 'readOnly'),
  code: 'method_not_allowed',
  headers: { allow: 'GET, HEAD' },
};
export const BUSY: Refusal = {
  status: 503,
  said: say(texts, 'tooManyPages'),
  code: 'unavailable',
  headers: { 'retry-after': '5' },
};
export const TOO_LARGE: Refusal = {
  status: 413,
  said: say(texts, 'bodyTooLarge'),
  code: 'too_large',
};
export const SIGNED_OUT: Refusal = {
  status: 401,
  said: say(texts, 'signIn'),
  code: 'unauthorized',
};
export const TOO_MANY: Refusal = { ...BUSY, said: say(texts, 'tooMuchAtOnce') };
export const TOO_SLOW: Refusal = { status: 408, said: say(texts, 'tooSlow'), code: 'too_slow' };
const AWAY: Refusal = {
  status: 503,
  said: say(databaseTexts, 'away'),
  code: 'unavailable',
  headers: { 'retry-after': String(RETRY_SECONDS) },
};

export const isCall = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** The response while the database is unreachable. */
export function sayUnavailable({ url = '' }: IncomingMessage, response: ServerResponse): void {
  if (isCall(url)) refuse(response, AWAY);
  else refusePage(response, AWAY);
}
