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

/** Tells the route of a URL: one of those that the build knows, `/_next` for its files, `/ws`, or `other`. */
export type RouteOf = (url: string) => string;

/** @param folder the build's: `.next` */
export function readRoutes(folder: string): RouteOf {
  const text = readFileSync(join(folder, 'routes-manifest.json'), 'utf8');
  return createRouteOf(manifestSchema.parse(JSON.parse(text)));
}

/** What answers every path, and every call, would be the route of whatever people invent. */
const isCatchAll = ({ page }: { page: string }) => /^(?:\/api)?\/\[\[?\.\.\./.test(page);

/** Whatever is asked, the number of answers is that of the routes: they are labels of metrics. */
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
