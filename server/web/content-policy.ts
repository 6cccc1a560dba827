import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BEFORE_HYDRATION_SCRIPT } from '@/lib/platform/browser/before-hydration-script';
import { OLD_BROWSER_SCRIPT } from '@/lib/platform/browser/old-browser-script';
import { VITALS_SCRIPT } from '@/lib/platform/browser/vitals-script';
import { env } from '@/lib/platform/env/server';
import { contentPolicy, FIXED_HEADERS } from '@/server/web/security-headers.mjs';

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

const policyWith = contentPolicy(env);

/** For responses other than documents: no inline scripts. */
export const PLAIN_POLICY = policyWith([]);

/** Sent with every response; a document's own policy replaces this one. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...FIXED_HEADERS,
  'content-security-policy': PLAIN_POLICY,
};

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Our own constant inline scripts; Next puts its nonce only on its own. */
const OWN_HASHES = [OLD_BROWSER_SCRIPT, BEFORE_HYDRATION_SCRIPT, VITALS_SCRIPT].map(hashOf);

/** For a document rendered for one person. */
export function policyByNonce(nonce: string, more: readonly string[] = []): string {
  return policyWith([`'nonce-${nonce}'`, ...OWN_HASHES, ...more]);
}

const INLINE_SCRIPT = /<script\b((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi;
const DATA_BLOCK = /\btype="(?!module"|text\/javascript")/i;

function inlineScriptsOf(html: string): { attributes: string; text: string }[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/\ssrc=/i.test(attributes) && !DATA_BLOCK.test(attributes));
}

/** The hashes of all inline scripts, for documents that contain only the build's output. */
function hashesOf(html: string): string[] {
  return [...new Set(inlineScriptsOf(html).map(({ text }) => hashOf(text)))];
}

/**
 * Turns a document with this nonce into one for every client: removes the nonce, and lists the scripts that had it by hash. A
 * script without it was injected by others and remains blocked.
 */
export function withoutNonce(
  html: string,
  nonce: string,
  more: readonly string[] = [],
): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes = inlineScriptsOf(html)
    .filter(({ attributes }) => attributes.includes(mark))
    .map(({ text }) => hashOf(text.replaceAll(nonce, '')));
  return {
    html: html.replaceAll(mark, '').replaceAll(nonce, ''),
    policy: policyWith([...new Set([...OWN_HASHES, ...hashes, ...more])]),
  };
}
