import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import postcss, { type AtRule, type ChildNode, list, type Rule } from 'postcss';
import type { FinishedResponse } from '@/lib/platform/cache/finished-response';
import { fileOf } from '@/server/web/send-file';

/** A rule or block of a stylesheet, as text. */
interface Piece {
  text: string;
  /** For each selector the classes without which it matches nothing; null for rules that any page may need. */
  needs: string[][] | null;
}

/** A block with nested rules, such as a layer or a media query. */
interface Block {
  head: string;
  parts: Part[];
}

type Part = Piece | Block;

/** A stylesheet of the build, cut into parts, of which a page uses some. */
export interface Stylesheet {
  parts: Part[];
  /** The parts that only some pages need, in their order. */
  optional: Piece[];
}

export interface Styles {
  /**
   * The address of the part of the stylesheet at `address` that elements with these classes use; null where the build has no
   * such stylesheet. The address encodes the parts, so that every web process can serve it, and an older or newer release sends
   * its whole stylesheet.
   */
  addressFor: (address: string, classes: ReadonlySet<string>) => string | null;
  /** The file at such an address; null for every other address. */
  fileAt: (address: string) => FinishedResponse | null;
  /** Whether that file must be assembled first: no page of this process has this address. */
  mustMake: (address: string) => boolean;
}

const ADDRESS = /^\/_next\/static\/[\w./~-]+\.css$/;
const ONLY = '?only=';

/** Bytes in memory: fifty parts, were they as large as the whole stylesheet of 100 kB. */
const GIVEN_BYTES_MAX = 8_000_000;

/** @param build the build's folder: `.next` */
export function readStyles(build: string): Styles {
  return stylesOf((address) => {
    const file = join(build, address.slice('/_next/'.length));
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  });
}

/** @param read the text of the sheet at this address; null where there is none, as for those of another release */
export function stylesOf(read: (address: string) => string | null): Styles {
  const stylesheets = new Map<string, Stylesheet>();
  const given = new LRUCache<string, FinishedResponse>({
    maxSize: GIVEN_BYTES_MAX,
    sizeCalculation: ({ size }) => Math.ceil(size),
  });

  function stylesheetAt(address: string): Stylesheet | null {
    if (!ADDRESS.test(address) || address.includes('..')) return null;
    const known = stylesheets.get(address);
    if (known) return known;
    const css = read(address);
    if (css === null) return null;
    const stylesheet = cutStyles(css, address);
    stylesheets.set(address, stylesheet);
    return stylesheet;
  }

  function fileAt(address: string): FinishedResponse | null {
    const stores = given.get(address);
    if (stores) return stores;
    const [path = '', only] = address.split(ONLY);
    const stylesheet = only === undefined ? null : stylesheetAt(path);
    const chosen = stylesheet && chosenBy(stylesheet, only ?? '');
    return stylesheet && chosen ? fileOf(Buffer.from(textOf(stylesheet, chosen)), '.css') : null;
  }

  return {
    addressFor(path, classes) {
      const stylesheet = stylesheetAt(path);
      if (!stylesheet) return null;
      const address = path + ONLY + nameOf(stylesheet, chooseFor(stylesheet, classes));
      const file = fileAt(address);
      if (file) given.set(address, file);
      return address;
    },
    fileAt,
    mustMake: (address) => address.includes(ONLY) && !given.has(address),
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
  const parts = postcss.parse(absolute).nodes.flatMap(cut);
  return { parts, optional: optionalIn(parts) };
}

function optionalIn(parts: Part[]): Piece[] {
  return parts.flatMap((part) => {
    if ('parts' in part) return optionalIn(part.parts);
    return part.needs ? [part] : [];
  });
}

function cut(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') {
    const needs = node.selectors.map(classesOf);
    return [{ text: String(node), needs: needs.every((names) => names.length > 0) ? needs : null }];
  }
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
/** Escaped characters are moved here while the others are parsed as syntax: a class may be named `w-[min(1rem,5%)]`. */
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

/** Removes the content of `:not(…)` and of lists of alternatives, as in `:is(.a, .b)`: none of those classes is required. */
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

/** The closing parenthesis of the one at `start`. */
function closingOf(selector: string, start: number): number {
  let depth = 0;
  for (let at = start; at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    if (selector[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return selector.length;
}

/** The optional parts that elements with these classes can use. */
export function chooseFor({ optional }: Stylesheet, classes: ReadonlySet<string>): Set<Piece> {
  const isUsed = ({ needs }: Piece) =>
    needs?.some((needed) => needed.every((name) => classes.has(name)));
  return new Set(optional.filter(isUsed));
}

/** One bit for each optional part, eight to a byte. */
function nameOf({ optional }: Stylesheet, chosen: ReadonlySet<Piece>): string {
  const bytes = Buffer.alloc(Math.ceil(optional.length / 8));
  for (const [at, piece] of optional.entries()) {
    const byte = at >> 3;
    if (chosen.has(piece)) bytes[byte] = (bytes[byte] ?? 0) | (1 << (at & 7));
  }
  return bytes.toString('base64url');
}

/** Null for a name that is not of this stylesheet. */
function chosenBy(stylesheet: Stylesheet, name: string): Set<Piece> | null {
  const bytes = Buffer.from(name, 'base64url');
  const isSet = (at: number) => ((bytes[at >> 3] ?? 0) >> (at & 7)) & 1;
  const chosen = new Set(stylesheet.optional.filter((_, at) => isSet(at)));
  return nameOf(stylesheet, chosen) === name ? chosen : null;
}

export function textOf(stylesheet: Stylesheet, chosen: ReadonlySet<Piece>): string {
  const write = (parts: Part[]): string =>
    parts
      .map((part) => {
        if (!('parts' in part)) return part.needs && !chosen.has(part) ? '' : part.text;
        const inside = write(part.parts);
        // An empty layer remains: the first mention of its name decides which layers win over it, also in the whole stylesheet
        // that follows.
        return inside || part.head.startsWith('@layer') ? `${part.head}{${inside}}` : '';
      })
      .join('');
  return write(stylesheet.parts);
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

export function classesIn(html: string): Set<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign).split(/\s+/),
  );
  return new Set(names);
}
