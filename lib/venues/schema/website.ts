import { z } from 'zod';
import { says } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { cleanText } from '@/lib/platform/validation/text';
import { WEBSITE_LENGTH_MAX } from '@/lib/venues/constants';
import { texts } from '@/lib/venues/texts';

/**
 * The URL as a browser will open it, or null when it would not open a web page. People omit the scheme, so https is assumed;
 * any other scheme (javascript:, data:, …) is refused, however it is spelled.
 */
export function toWebsite(text: string): string | null {
  // Browsers drop tabs and line breaks inside a URL, which hides schemes from simple checks.
  if (/[\s\\]/.test(text) || text.startsWith('/')) return null;
  const named = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (named !== undefined && named !== 'http' && named !== 'https') return null;
  if (named !== undefined && !/^https?:\/\/[^/]/i.test(text)) return null;
  try {
    const url = new URL(named === undefined ? `https://${text}` : text);
    const { protocol, hostname, username, password } = url;
    if (protocol !== 'https:' && protocol !== 'http:') return null;
    // A user name before an @ disguises another site as this one.
    if (username || password) return null;
    return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) ? url.href : null;
  } catch {
    return null;
  }
}

/** Optional; an empty value becomes null. */
export const websiteField = z
  .string(says(texts, 'websiteText'))
  .max(10_000, says(texts, 'websiteFormat'))
  .transform((text, context) => {
    const cleaned = cleanText(text);
    if (cleaned === '') return null;
    const website = toWebsite(cleaned);
    if (website !== null && website.length <= WEBSITE_LENGTH_MAX) return website;
    const { websiteMax, websiteFormat } = translate(texts);
    context.addIssue({
      code: 'custom',
      message: website === null ? websiteFormat : websiteMax({ max: WEBSITE_LENGTH_MAX }),
    });
    return z.NEVER;
  });
