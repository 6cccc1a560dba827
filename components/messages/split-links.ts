export type TextPart = { text: string; href: string | null };

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi;
const TRAILING = /[.,;:!?)\]}»”’]+$/;

/**
 * Splits a text into plain parts and web addresses. Only http and https become links, and the link text is the address itself,
 * so that a link cannot pretend to lead elsewhere.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    // A full stop after an address belongs to the sentence.
    const address = match[0].replace(TRAILING, '');
    if (!URL.canParse(address)) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index), href: null });
    parts.push({ text: address, href: new URL(address).href });
    at = match.index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}
