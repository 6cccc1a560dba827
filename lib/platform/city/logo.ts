import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { env } from '@/lib/platform/env/server';
import { log } from '@/lib/platform/observability/log';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The file of `CITY_LOGO`; null without one, or when it cannot be read. */
export async function readLogo(): Promise<Response | null> {
  if (!env.CITY_LOGO) return null;
  try {
    return new Response(new Uint8Array(await readFile(env.CITY_LOGO)), {
      headers: {
        'Content-Type': TYPES[extname(env.CITY_LOGO).toLowerCase()] ?? 'image/png',
        'Cache-Control': 'public, max-age=3600',
      },
    });
  } catch (err) {
    log.warn({ err, variable: 'CITY_LOGO' }, 'the logo cannot be read');
    return null;
  }
}
