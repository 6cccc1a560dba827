import { MESSAGE_LENGTH_MAX } from '@/lib/messages/constants';

type TextPart = { text: string; href: string | null };

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

/** How far to look back for a line or word boundary; a longer word is cut. */
const LOOK_BACK = 400;

/** The part of a long text that fits into one message, and the rest. */
export function splitMessage(
  text: string,
  max = MESSAGE_LENGTH_MAX,
): [first: string, rest: string] {
  if (text.length <= max) return [text, ''];
  const from = Math.max(max - LOOK_BACK, 1);
  const window = text.slice(from, max + 1);
  const breakAt = Math.max(window.lastIndexOf('\n'), 0) || window.search(/\s\S*$/);
  let end = breakAt > 0 ? from + breakAt : max;
  // Never between the two halves of a surrogate pair.
  if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
  return [text.slice(0, end), text.slice(end).trimStart()];
}

/** The text of a message, with safe links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map(({ text: part, href }, index) =>
        href ? (
          <a
            // Parts of one text have no other identity than their index.
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline underline-offset-2"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
