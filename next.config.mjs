/** @type {import('next').NextConfig} */
const config = {
  typedRoutes: true,
  reactCompiler: false,
  agentRules: false,
  poweredByHeader: false,
  // Native or dynamic-import packages stay out of the server bundle.
  serverExternalPackages: ['@node-rs/argon2', 'sharp', 'pg', 'pino', 'uploadthing', 'nodemailer'],
  images: { localPatterns: [{ pathname: '/media/**' }, { pathname: '/images/**' }] },
  experimental: { agentUpgrade: false },
};

export default config;
