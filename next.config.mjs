const development = process.env.NODE_ENV === 'development';

// Scripts may be inline: Next streams its data that way, and a nonce would make every cached public page dynamic.
// docs/decisions/0005-content-security-policy.md
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://*.ufs.sh",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self' https://accounts.google.com",
  "frame-src 'none'",
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
  '/((?!$|venues|venue/|group/|game/|sports$|coaching|coach/|_next/|media/|icons/|robots.txt$|sitemap|manifest|favicon|apple-icon|icon).+)';

/** @type {import('next').NextConfig} */
const config = {
  typedRoutes: true,
  agentRules: false,
  poweredByHeader: false,
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
