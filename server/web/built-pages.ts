import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashesOf } from '@/server/web/policy';

/** The output of the build. */
export interface BuiltPages {
  /** Paths of prerendered documents: they contain no nonce, so they are kept like public pages, with script hashes. */
  paths: ReadonlySet<string>;
  /** Hashes of the scripts in the documents that Next sends with an error. */
  errorScripts: readonly string[];
}

const manifestSchema = z.object({
  routes: z.record(z.string(), z.object({ dataRoute: z.string().nullable() })),
});

/** @param folder the build's: `.next` */
export function readBuiltPages(folder: string): BuiltPages {
  const text = readFileSync(join(folder, 'prerender-manifest.json'), 'utf8');
  const { routes } = manifestSchema.parse(JSON.parse(text));
  // An entry with data for Next's client is a document; the others are pictures and the like.
  const documents = Object.keys(routes).filter((path) => routes[path]?.dataRoute);
  const isError = (path: string) => path.startsWith('/_');
  return {
    paths: new Set(documents.filter((path) => !isError(path))),
    errorScripts: documents.filter(isError).flatMap((path) => {
      const file = join(folder, 'server/app', `${path}.html`);
      return existsSync(file) ? hashesOf(readFileSync(file, 'utf8')) : [];
    }),
  };
}
