const development = process.env.NODE_ENV === 'development';

/** What the content security policy has to let in for the services that are switched on, and for nothing else. */
function allowedSources(env) {
  const google = Boolean(env.GOOGLE_MAPS_API_KEY);
  const recaptcha = Boolean(env.RECAPTCHA_SITE_KEY);
  const tiles = env.MAP_TILE_URL ? new URL(env.MAP_TILE_URL.replaceAll(/[{}]/g, '')) : null;
  return {
    script: [
      google && 'https://maps.googleapis.com',
      recaptcha && 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    ],
    image: [
      // {s} stands for a subdomain.
      tiles && `${tiles.protocol}//${tiles.host.replace(/^s\./, '*.')}`,
      google && 'https://*.googleapis.com https://*.gstatic.com',
    ],
    connect: [google && 'https://maps.googleapis.com'],
    frame: [recaptcha && 'https://www.google.com/recaptcha/'],
  };
}

const allowed = allowedSources(process.env);
const list = (first, more) => [first, ...more.filter(Boolean)].join(' ');

// Scripts may be inline: Next streams its data that way, and a nonce would make every cached public page dynamic.
// docs/decisions/0005-content-security-policy.md
const contentSecurityPolicy = [
  "default-src 'self'",
  list(`script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`, allowed.script),
  "style-src 'self' 'unsafe-inline'",
  list("img-src 'self' data: blob: https://*.ufs.sh", allowed.image),
  "font-src 'self'",
  list("connect-src 'self'", allowed.connect),
  // The captcha's proof of work runs in workers that come from blobs of its own code.
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self' https://accounts.google.com",
  allowed.frame.some(Boolean) ? list('frame-src', allowed.frame) : "frame-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

const securityHeaders = Object.entries({
  'Content-Security-Policy': contentSecurityPolicy,
  // Browsers heed it over https alone, so it does no harm on localhost.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
}).map(([key, value]) => ({ key, value }));

// Part 3 §2: the landing page and what it lists are for search engines, everything else says noindex.
const NOT_PUBLIC =
  '/((?!$|privacy$|venues|venue/|group/|game/|sports$|coaching|coach/|_next/|media/|icons/|robots.txt$|sitemap|manifest|favicon|apple-icon|icon).+)';

/** @type {import('next').NextConfig} */
const config = {
  typedRoutes: true,
  agentRules: false,
  poweredByHeader: false,
  // A public page is made once for everybody, crawlers included: its metadata are in its head.
  htmlLimitedBots: /.*/,
  // Types are a check of their own in `npm test`; a build on a small machine need not read every test again.
  typescript: { ignoreBuildErrors: true },
  // Native packages and those with dynamic imports stay out of the server bundle.
  serverExternalPackages: ['@node-rs/argon2', 'sharp', 'pg', 'pino', 'uploadthing', 'nodemailer'],
  images: {
    localPatterns: [{ pathname: '/media/**' }],
    remotePatterns: [{ protocol: 'https', hostname: '*.ufs.sh', pathname: '/f/*' }],
  },
  experimental: { agentUpgrade: false },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: NOT_PUBLIC, headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
  ],
};

export default config;
