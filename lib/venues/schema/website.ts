import { z } from 'zod';
import { cleanText } from '@/lib/validation/text';
import { WEBSITE_LENGTH_MAX } from '@/lib/venues/constants';

const SENTENCE = 'Website must be an address like https://example.com';

/**
 * The address as a browser will open it, or null when it would not open a web page. People leave the scheme out, so
 * https is assumed; whatever names another one (javascript:, data:, …) is none, however it is spelled.
 */
export function toWebsite(text: string): string | null {
  // The browser drops tabs and line breaks inside an address, which hides schemes from whoever reads it as text.
  if (/[\s\\]/.test(text) || text.startsWith('/')) return null;
  const named = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (named !== undefined && named !== 'http' && named !== 'https') return null;
  if (named !== undefined && !/^https?:\/\/[^/]/i.test(text)) return null;
  try {
    const url = new URL(named === undefined ? `https://${text}` : text);
    const { protocol, hostname, username, password } = url;
    if (protocol !== 'https:' && protocol !== 'http:') return null;
    // Somebody's name before an @ makes another site look like this one.
    if (username || password) return null;
    return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) ? url.href : null;
  } catch {
    return null;
  }
}

/** Optional; an empty one becomes null. */
export const websiteField = z
  .string({ error: 'Website must be text' })
  .max(10_000, SENTENCE)
  .transform((text, context) => {
    const cleaned = cleanText(text);
    if (cleaned === '') return null;
    const website = toWebsite(cleaned);
    if (website !== null && website.length <= WEBSITE_LENGTH_MAX) return website;
    const tooLong = website !== null;
    context.addIssue({
      code: 'custom',
      message: tooLong ? `Website can have at most ${WEBSITE_LENGTH_MAX} characters` : SENTENCE,
    });
    return z.NEVER;
  });
