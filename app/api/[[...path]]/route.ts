import { notFound } from '@/lib/errors/app-error';
import { route } from '@/lib/http/handler';

/** Where no other route answers: programs are told so in the shape of every other error. */
const unknown = route({
  summary: 'No such call',
  auth: 'none',
  rateLimit: 'publicRead',
  rawBody: true,
  handle: () => Promise.reject(notFound('Call')),
});

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
