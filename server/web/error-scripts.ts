import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashesOf } from '@/server/web/content-policy';

const manifestSchema = z.object({
  routes: z.record(z.string(), z.object({ dataRoute: z.string().nullable() })),
});

/**
 * The hashes of the scripts in the documents that Next sends with an error: the build made them, without a nonce. All other
 * pages are rendered, because each has as many languages as the product.
 * @param folder the build's: `.next`
 */
export function readErrorScripts(folder: string): readonly string[] {
  const text = readFileSync(join(folder, 'prerender-manifest.json'), 'utf8');
  const { routes } = manifestSchema.parse(JSON.parse(text));
  return Object.keys(routes)
    .filter((path) => path.startsWith('/_') && routes[path]?.dataRoute)
    .flatMap((path) => {
      const file = join(folder, 'server/app', `${path}.html`);
      return existsSync(file) ? hashesOf(readFileSync(file, 'utf8')) : [];
    });
}
