import { PAYLOAD_BYTES_MAX } from '@/lib/realtime/constants';

/** Room for the pictures of a venue with their form: the longest that any route takes. */
const UPLOAD_BYTES_MAX = 64 * 1024 * 1024;
/** Twice what a route takes that has no pictures: what is a little too long gets the route's own sentence. */
const BODY_BYTES_MAX = 512 * 1024;

/** The addresses that take pictures. A test holds them to the routes that say `multipart`. */
const UPLOADS =
  /^\/api\/(?:users\/[^/]+\/photo|coaches\/[^/]+\/photo|coach-applications|venue-applications|messages\/pictures|venues(?:\/[^/]+)?)$/;

/** The longest body that is let in under this address, in bytes. */
export function bodyLimitOf(url: string): number {
  const [path = ''] = url.split('?', 1);
  if (path === '/ws') return PAYLOAD_BYTES_MAX;
  return UPLOADS.test(path) ? UPLOAD_BYTES_MAX : BODY_BYTES_MAX;
}
