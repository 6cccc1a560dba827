/** A directive of nginx: its words, and what is in its braces. */
export interface Directive {
  words: string[];
  children: Directive[];
}

const TOKEN = /#[^\n]*|"([^"]*)"|'([^']*)'|([{};])|((?:\\.|[^\s{};"'#])+)/g;

/** Words end with `;`, or with a block. */
export function parseNginx(text: string): Directive[] {
  const root: Directive = { words: [], children: [] };
  const open = [root];
  let words: string[] = [];
  for (const [, double, single, mark, bare] of text.matchAll(TOKEN)) {
    const word = double ?? single ?? bare;
    if (word !== undefined) words.push(word);
    if (!mark) continue;
    if (mark === '}') open.pop();
    else {
      const directive: Directive = { words, children: [] };
      open.at(-1)?.children.push(directive);
      if (mark === '{') open.push(directive);
      words = [];
    }
  }
  if (open.length !== 1 || words.length > 0)
    throw new Error('A block or a directive does not end.');
  return root.children;
}

/** The arguments of each directive of this name directly in a block. */
export const argumentsOf = (block: Directive[], name: string): string[][] =>
  block.filter(({ words }) => words[0] === name).map(({ words }) => words.slice(1));

/** The block that nginx chooses for a path: an exact location, else the first pattern, else the longest prefix. */
export function locationFor(server: Directive[], path: string): Directive[] {
  const locations = server.filter(({ words }) => words[0] === 'location');
  const chosen =
    locations.find(({ words }) => words[1] === '=' && words[2] === path) ??
    locations.find(({ words }) => words[1] === '~' && new RegExp(words[2] ?? '').test(path)) ??
    locations
      .filter(({ words }) => words.length === 2 && path.startsWith(words[1] ?? ''))
      .toSorted((a, b) => (b.words[1] ?? '').length - (a.words[1] ?? '').length)[0];
  if (!chosen) throw new Error(`No location for ${path}`);
  return chosen.children;
}
