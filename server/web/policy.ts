import { createHash } from 'node:crypto';
import { BEFORE_HYDRATION_SCRIPT } from '@/lib/browser/before-hydration-script';
import { VIEWER_HINT_SCRIPT } from '@/lib/browser/person-store';
import { env } from '@/lib/env/server';
import { contentPolicy, FIXED_HEADERS } from '@/server/web/security-headers.mjs';

const policyWith = contentPolicy(env);

/** For what is no document: no script of its own. */
export const PLAIN_POLICY = policyWith([]);

/** What every answer carries; a document's policy takes the place of this one. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...FIXED_HEADERS,
  'content-security-policy': PLAIN_POLICY,
};

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Constants of ours that stand in documents; Next gives its nonce to its own scripts alone. */
const OWN_HASHES = [BEFORE_HYDRATION_SCRIPT, VIEWER_HINT_SCRIPT].map(hashOf);

/** The policy of a document that is made for one reader. */
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

/** The hashes of all inline scripts: for documents that hold nothing but what the build made. */
export function hashesOf(html: string): string[] {
  return [...new Set(inlineScriptsOf(html).map(({ text }) => hashOf(text)))];
}

/**
 * Turns a document that was made with this nonce into one that anybody may be given: the nonce is taken out, and the policy
 * lists what carried it by hash. A script that did not carry it was written by somebody else and is not let in.
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

/** The policy of a document that holds nothing but what the build made. */
export function policyOfBuilt(html: string): string {
  return policyWith(hashesOf(html));
}
