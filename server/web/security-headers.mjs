import { bucketAddress } from '../../lib/platform/storage/bucket-address.mjs';

/** Those of scripts and stylesheets: the others act on documents alone, and a page asks for twenty files. */
export const FILE_HEADERS = {
  // Browsers honour it only over https, so it does no harm on localhost.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** The headers of every other response besides its content security policy. */
export const FIXED_HEADERS = {
  ...FILE_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
};

/**
 * The sources that the policy must allow for the configured services, and no others. Foreign scripts are allowed by path:
 * the same hosts serve scripts that call any function named in their URL.
 */
function allowedSources(env) {
  const google = Boolean(env.GOOGLE_MAPS_API_KEY);
  const recaptcha = Boolean(env.RECAPTCHA_SITE_KEY);
  const tiles = env.MAP_TILE_URL ? new URL(env.MAP_TILE_URL.replaceAll(/[{}]/g, '')) : null;
  const bucket = bucketAddress(env);
  return {
    script: [
      google && 'https://maps.googleapis.com/maps/api/js https://maps.googleapis.com/maps-api-v3/',
      recaptcha &&
        'https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/releases/',
    ],
    image: [
      // {s} is the placeholder for a subdomain.
      tiles && `${tiles.protocol}//${tiles.host.replace(/^s\./, '*.')}`,
      google && 'https://*.googleapis.com https://*.gstatic.com',
      env.UPLOADTHING_TOKEN && 'https://*.ufs.sh',
      // Links to pictures of chats point to the former, other pictures to the latter.
      bucket && new URL(bucket).origin,
      env.S3_PUBLIC_URL && new URL(env.S3_PUBLIC_URL).origin,
    ],
    connect: [google && 'https://maps.googleapis.com'],
    frame: [recaptcha && 'https://www.google.com/recaptcha/'],
    form: [env.GOOGLE_CLIENT_ID && 'https://accounts.google.com'],
  };
}

const list = (...sources) => sources.flat().filter(Boolean).join(' ');

/**
 * The content security policy of this installation (docs/decisions/0011-content-security-policy.md).
 * @param {Record<string, unknown>} env the settings that turn services on
 * @returns {(scripts: readonly string[]) => string} the policy that allows these scripts besides our own files: nonces and
 *   hashes in their quotes
 */
export function contentPolicy(env) {
  const allowed = allowedSources(env);
  const before = "default-src 'self'; script-src 'self'";
  const after = [
    '',
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    list("img-src 'self' data: blob:", allowed.image),
    "font-src 'self'",
    list("connect-src 'self'", allowed.connect),
    // The captcha's proof of work runs in workers made from blobs of its own code.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    list("form-action 'self'", allowed.form),
    allowed.frame.some(Boolean) ? list('frame-src', allowed.frame) : "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return (scripts) => `${list(before, allowed.script, scripts)}${after}`;
}
