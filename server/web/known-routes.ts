import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { splitLanguage } from '@/lib/platform/language/paths';

const routeSchema = z.object({ page: z.string(), regex: z.string() });
const manifestSchema = z.object({
  staticRoutes: z.array(routeSchema),
  dynamicRoutes: z.array(routeSchema),
});

type Manifest = z.infer<typeof manifestSchema>;

/** The route of a URL: one of those that the build knows, `/_next` for its files, `/ws`, or `other`. */
export type RouteOf = (url: string) => string;

/** @param folder the build's: `.next` */
export function readRoutes(folder: string): RouteOf {
  const text = readFileSync(join(folder, 'routes-manifest.json'), 'utf8');
  return createRouteOf(manifestSchema.parse(JSON.parse(text)));
}

/** Catch-all routes would match invented paths and calls. */
const isCatchAll = ({ page }: { page: string }) => /^(?:\/api)?\/\[\[?\.\.\./.test(page);

/** The number of results is bounded by the routes, because they are labels of metrics. */
export function createRouteOf({ staticRoutes, dynamicRoutes }: Manifest): RouteOf {
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  // In the order of the build, the most specific first.
  const patterns = dynamicRoutes
    .filter((route) => !isCatchAll(route))
    .map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (url) => {
    const [asked = ''] = url.split('?', 1);
    if (asked.startsWith('/_next/')) return '/_next';
    if (asked === '/ws') return '/ws';
    const { path } = splitLanguage(asked);
    if (fixed.has(path)) return path;
    return patterns.find(({ regex }) => regex.test(path))?.page ?? 'other';
  };
}
