import { posix as path } from 'node:path';

// Routes with a response that must not be wrapped: next-auth's own handler, the health check, redirects, files.
const UNWRAPPED_ROUTES = new Set([
  'app/api/auth/[...nextauth]',
  'app/api/health',
  'app/api/login',
  'app/api/logout',
  'app/media/[...key]',
  'app/api/openapi.json',
]);

const WRAPPERS = ['lib/platform/http/handler', 'lib/platform/http/form-route'];

export function checkRoutes(file, { text, imports }, report) {
  if (!/^app\/.*\/route\.ts$/.test(file) || UNWRAPPED_ROUTES.has(path.dirname(file))) return;
  const alias = imports.some((name) => /^app\/.*\/route$/.test(name));
  if (!alias && !WRAPPERS.some((name) => imports.includes(name)) && file.startsWith('app/api/')) {
    report(
      'answers without the wrapper: build every verb with route() of lib/platform/http/handler, or formRoute().',
    );
  }
  if (file.startsWith('app/api/') && /lib\/[a-z-]+\/repository/.test(text))
    report('calls a repository: go through the service.');
}
