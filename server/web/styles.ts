import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, list, type Rule } from 'postcss';

/** A rule or block of a stylesheet, as text. */
interface Piece {
  text: string;
  /** For each selector the classes without which it matches nothing; null for what any page may need. */
  needs: string[][] | null;
}

/** A block with rules of its own, such as a layer or a media query. */
interface Block {
  head: string;
  parts: Part[];
}

type Part = Piece | Block;

/** A stylesheet of the build, cut into the parts of which a page takes those that it uses. */
export type Stylesheet = Part[];

/** The stylesheet at this address; null where the build has none. */
export type Styles = (address: string) => Stylesheet | null;

const ADDRESS = /^\/_next\/static\/[\w./~-]+\.css$/;

/** @param build the build's folder: `.next` */
export function readStyles(build: string): Styles {
  const known = new Map<string, Stylesheet>();
  return (address) => {
    if (!ADDRESS.test(address) || address.includes('..')) return null;
    let sheet = known.get(address);
    if (!sheet) {
      sheet = cutStyles(
        readFileSync(join(build, address.slice('/_next/'.length)), 'utf8'),
        address,
      );
      known.set(address, sheet);
    }
    return sheet;
  };
}

/** @param address where the browser would load it from: its own addresses are relative to this */
export function cutStyles(css: string, address: string): Stylesheet {
  const absolute = css.replaceAll(
    /url\((["']?)(?!data:|["'#])([^"')]+)\1\)/g,
    (_, quote: string, to: string) => {
      const { pathname, search, hash } = new URL(to, `http://host${address}`);
      return `url(${quote}${pathname}${search}${hash}${quote})`;
    },
  );
  return postcss.parse(absolute).nodes.flatMap(cut);
}

function cut(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [{ text: String(node), needs: node.selectors.map(classesOf) }];
  if (node.type === 'atrule' && hasRules(node))
    return [{ head: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(cut) }];
  // Without a semicolon the next part would belong to it.
  const end = node.type === 'atrule' && node.nodes ? '' : ';';
  return [{ text: String(node) + end, needs: null }];
}

function hasRules(node: AtRule): node is AtRule & { nodes: ChildNode[] } {
  const isRule = (child: ChildNode): child is Rule | AtRule =>
    child.type === 'rule' || (child.type === 'atrule' && child.nodes !== undefined);
  return !node.name.endsWith('keyframes') && Boolean(node.nodes?.some(isRule));
}

const ESCAPED = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
/** Escaped signs are moved here while the others are read as syntax: a class may be called `w-[min(1rem,5%)]`. */
const ASIDE = 0xf_00_00;
const CLASS = /\.([\w\u{f0000}-\u{fffff}-]+)/gu;

function classesOf(selector: string): string[] {
  const masked = selector.replaceAll(ESCAPED, (_, code?: string, sign = '') => {
    const point = code ? Number.parseInt(code, 16) : sign.charCodeAt(0);
    return String.fromCodePoint(ASIDE + point);
  });
  return [...neededPart(masked).matchAll(CLASS)].map(([, name = '']) =>
    name.replaceAll(/[\u{f0000}-\u{fffff}]/gu, (moved) =>
      String.fromCodePoint((moved.codePointAt(0) ?? 0) - ASIDE),
    ),
  );
}

/** Without what is inside `:not(…)` and lists of alternatives, as in `:is(.a, .b)`: no class there is needed. */
function neededPart(selector: string): string {
  let needed = '';
  for (let at = 0; at < selector.length; at += 1) {
    if (selector[at] !== '(') {
      needed += selector[at];
      continue;
    }
    const end = closingOf(selector, at);
    const inside = selector.slice(at + 1, end);
    const isOptional = needed.endsWith(':not') || list.comma(inside).length > 1;
    needed += isOptional ? '()' : `(${neededPart(inside)})`;
    at = end;
  }
  return needed;
}

/** Where the parenthesis at `start` is closed. */
function closingOf(selector: string, start: number): number {
  let depth = 0;
  for (let at = start; at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    if (selector[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return selector.length;
}

/** The parts of a stylesheet, in their order, that an element with some of these classes can use. */
export function usedStyles(sheet: Stylesheet, classes: ReadonlySet<string>): string {
  return sheet.map((part) => textOf(part, classes)).join('');
}

function textOf(part: Part, classes: ReadonlySet<string>): string {
  if ('parts' in part) {
    const inside = usedStyles(part.parts, classes);
    // An empty layer stays: the first mention of its name decides which layers win over it, also in the whole sheet that follows.
    return inside || part.head.startsWith('@layer') ? `${part.head}{${inside}}` : '';
  }
  const isUsed = part.needs?.some((needed) => needed.every((name) => classes.has(name))) ?? true;
  return isUsed ? part.text : '';
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The classes of the elements of a page. */
export function classesIn(html: string): Set<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign).split(/\s+/),
  );
  return new Set(names);
}
