import { MESSAGE_LENGTH_MAX } from '@/lib/messages/constants';

/** The look back for a line or word to end at; a longer "word" is cut. */
const LOOK_BACK = 400;

/** What one message can hold of a longer text, and what is left for the next. */
export function splitMessage(
  text: string,
  max = MESSAGE_LENGTH_MAX,
): [first: string, rest: string] {
  if (text.length <= max) return [text, ''];
  const from = Math.max(max - LOOK_BACK, 1);
  const window = text.slice(from, max + 1);
  const breakAt = Math.max(window.lastIndexOf('\n'), 0) || window.search(/\s\S*$/);
  let end = breakAt > 0 ? from + breakAt : max;
  // Never between the halves of a letter outside the basic plane.
  if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
  return [text.slice(0, end), text.slice(end).trimStart()];
}
