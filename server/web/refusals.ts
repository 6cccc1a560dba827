import { texts } from '@/lib/platform/http/front-texts';
import { say } from '@/lib/platform/language/say';
import type { Refusal } from '@/server/web/refuse';

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
