import { contentPolicy, FIXED_HEADERS } from './server/web/security-headers.mjs';

// `next dev` runs without server/web, which hashes the scripts, and its bundles use eval.
const DEV_HEADERS = Object.entries({
  ...FIXED_HEADERS,
  'content-security-policy': contentPolicy(process.env)(["'unsafe-inline'", "'unsafe-eval'"]),
}).map(([key, value]) => ({ key, value }));

// Every path except the landing page, what it links to, and assets: search engines must not index them.
const NOINDEX_PATHS =
  '/((?!$|privacy$|venues|venue/|group/|game/|sports$|coaching|coach/|_next/|media/|icons/|robots.txt$|sitemap|manifest|favicon|apple-icon|icon).+)';

// Read when the server starts, not when it is built.
const bucketPictures = process.env.S3_PUBLIC_URL?.replace(/\/+$/, '');

const development = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  // The build to make or serve: server/local/release.
  distDir: process.env.MAIDAN_NEXT ?? '.next',
  typedRoutes: true,
  agentRules: false,
  poweredByHeader: false,
  // Public pages are rendered once for all viewers, crawlers included, so metadata must not be streamed after the head.
  htmlLimitedBots: /.*/,
  // `npm test` checks types separately, and type-checking all tests is slow on a small machine.
  typescript: { ignoreBuildErrors: true },
  // Native packages and packages with dynamic imports cannot be bundled.
  serverExternalPackages: [
    '@node-rs/argon2',
    'sharp',
    'pg',
    'pino',
    'uploadthing',
    'nodemailer',
    'prom-client',
  ],
  images: {
    localPatterns: [{ pathname: '/media/**' }],
    remotePatterns: [
      { protocol: 'https', hostname: '*.ufs.sh', pathname: '/f/*' },
      ...(bucketPictures ? [new URL(`${bucketPictures}/**`)] : []),
    ],
  },
  // A hash of the sources, so that machines that build the same release agree. A browser with another id loads whole pages. Not
  // `deploymentId`, which would make browsers fetch unchanged files again.
  generateBuildId: () => process.env.MAIDAN_BUILD_ID ?? null,
  experimental: {
    agentUpgrade: false,
    // Writing the compiler's cache takes as long as half of a build, and most builds are the first of a checkout or of a release.
    turbopackFileSystemCacheForBuild: false,
    // Production does not use them, and they would be more than half of a build's size.
    turbopackSourceMaps: development,
  },
  headers: async () => [
    ...(development ? [{ source: '/:path*', headers: DEV_HEADERS }] : []),
    {
      source: '/icons/:sprite(\\w+\\.svg)',
      // `spriteUrl` of components/ui/line-icon-names.
      has: [{ type: 'query', key: 'v' }],
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    { source: NOINDEX_PATHS, headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
  ],
};

export default config;
