import { contentPolicy, FIXED_HEADERS } from './server/web/security-headers.mjs';

// `next dev` has no front that hashes its scripts (server/web); its bundles are put together with eval.
const HEADERS_OF_DEV = Object.entries({
  ...FIXED_HEADERS,
  'content-security-policy': contentPolicy(process.env)(["'unsafe-inline'", "'unsafe-eval'"]),
}).map(([key, value]) => ({ key, value }));

// The landing page and what it lists are for search engines, everything else says noindex.
const NOT_PUBLIC =
  '/((?!$|privacy$|venues|venue/|group/|game/|sports$|coaching|coach/|_next/|media/|icons/|robots.txt$|sitemap|manifest|favicon|apple-icon|icon).+)';

const development = process.env.NODE_ENV === 'development';

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
    ...(development ? [{ source: '/:path*', headers: HEADERS_OF_DEV }] : []),
    { source: NOT_PUBLIC, headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
  ],
};

export default config;
