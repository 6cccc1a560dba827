import { MESSAGE_LENGTH_MAX } from '@/lib/messages/constants';

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
