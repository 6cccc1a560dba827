import { PAYLOAD_BYTES_MAX } from '@/lib/platform/realtime/constants';

/** Room for a venue's form with its pictures, the longest body of any route. */
const UPLOAD_BYTES_MAX = 64 * 1024 * 1024;
/** Twice what a route without pictures accepts, so that a slightly longer body gets the route's own sentence. */
export const BODY_BYTES_MAX = 512 * 1024;

/** The calls that accept pictures. A test compares them with the routes that declare `multipart`. */
const UPLOADS = [
  /^POST \/api\/users\/\d{1,10}\/photo$/,
  /^POST \/api\/coaches\/\d{1,10}\/photo$/,
  /^POST \/api\/coach-applications$/,
  /^POST \/api\/venue-applications$/,
  /^POST \/api\/messages\/pictures$/,
  /^POST \/api\/venues$/,
  /^PUT \/api\/venues\/\d{1,10}$/,
];

/** The longest accepted body for this method and URL, in bytes. */
export function bodyLimitOf(method: string, url: string): number {
  const [path = ''] = url.split('?', 1);
  if (path === '/ws') return PAYLOAD_BYTES_MAX;
  const call = `${method} ${path}`;
  return UPLOADS.some((upload) => upload.test(call)) ? UPLOAD_BYTES_MAX : BODY_BYTES_MAX;
}
