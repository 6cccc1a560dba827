import { notFound } from '@/lib/platform/errors/app-error';
import { route } from '@/lib/platform/http/handler';
import { texts } from '@/lib/platform/http/server-texts';
import { say } from '@/lib/platform/language/say';

/** Responds to unknown paths with the usual JSON error. */
const unknown = route({
  summary: 'Returns 404 for unknown paths',
  auth: 'none',
  rateLimit: 'publicRead',
  rawBody: true,
  handle: () => Promise.reject(notFound(say(texts, 'callNotFound'))),
});

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
