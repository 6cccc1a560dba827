import { PAYLOAD_BYTES_MAX } from '@/lib/realtime/constants';

/** Room for the pictures of a venue with their form: the longest that any route takes. */
const UPLOAD_BYTES_MAX = 64 * 1024 * 1024;
/** Twice what a route takes that has no pictures: what is a little too long gets the route's own sentence. */
const BODY_BYTES_MAX = 512 * 1024;

/** The calls that take pictures. A test holds them to the routes that say `multipart`. */
const UPLOADS = [
  /^POST \/api\/users\/\d{1,10}\/photo$/,
  /^POST \/api\/coaches\/\d{1,10}\/photo$/,
  /^POST \/api\/coach-applications$/,
  /^POST \/api\/venue-applications$/,
  /^POST \/api\/messages\/pictures$/,
  /^POST \/api\/venues$/,
  /^PUT \/api\/venues\/\d{1,10}$/,
];

/** The longest body that is let in for this method and address, in bytes. */
export function bodyLimitOf(method: string, url: string): number {
  const [path = ''] = url.split('?', 1);
  if (path === '/ws') return PAYLOAD_BYTES_MAX;
  const call = `${method} ${path}`;
  return UPLOADS.some((upload) => upload.test(call)) ? UPLOAD_BYTES_MAX : BODY_BYTES_MAX;
}
