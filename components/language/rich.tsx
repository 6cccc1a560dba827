import { Fragment, type ReactNode } from 'react';

type Part = ReactNode | ((inner: string) => ReactNode);

const TAG = /<(\w+)(?:\/>|>(.*?)<\/\1>)/g;

/**
 * A sentence with elements inside. `<name/>` in the text is replaced by an element, `<link>these words</link>` by one around
 * words: `rich(t.invited, { name: <bdi>{name}</bdi>, link: (words) => <Link href={href}>{words}</Link> })`. People's own words
 * are always elements, never part of the text.
 */
export function rich(text: string, parts: Record<string, Part>): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TAG)) {
    const [whole, name = '', inner = ''] = match;
    const part = parts[name];
    pieces.push(text.slice(end, match.index));
    pieces.push(
      <Fragment key={match.index}>{typeof part === 'function' ? part(inner) : part}</Fragment>,
    );
    end = match.index + whole.length;
  }
  pieces.push(text.slice(end));
  return pieces;
}
