#!/usr/bin/env node
// Makes the sprite of icons from Lucide. Run it by hand when components/ui/line-icon-names.ts changes; the result is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { exportsOf } from './exports-of.mjs';

export const SPRITE = 'public/icons/lines.svg';
export const SHELL = 'components/shell/shell-icons.ts';
const NAMES = 'components/ui/line-icon-names.ts';

/** The class `line-icon` sets fill and stroke width, so that a page may override them. */
export async function iconSprite() {
  const { LINE_ICONS } = await exportsOf(readFileSync(NAMES, 'utf8'));
  const symbols = await Promise.all(LINE_ICONS.map(symbolOf));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '  <!-- Lucide, ISC licence (NOTICE) -->',
    ...symbols,
    '</svg>',
    '',
  ].join('\n');
}

/** The icons of the menus, which every page of a member has in itself. */
const SHELL_NAMES = [
  'bell',
  'circle-user-round',
  'compass',
  'graduation-cap',
  'map-pinned',
  'message-circle',
  'shield-check',
  'sparkles',
  'ticket',
  'trophy',
  'user-round-search',
  'users-round',
];

export async function shellIcons() {
  const symbols = await Promise.all(SHELL_NAMES.map(symbolOf));
  return [
    '// Made by scripts/build-icons.mjs. Lucide, ISC licence (NOTICE).',
    '',
    '/** The icons of the menus, which are in the page itself. */',
    'export const SHELL_SYMBOLS =',
    `  '${symbols.map((symbol) => symbol.trim()).join('')}';`,
    '',
  ].join('\n');
}

async function symbolOf(name) {
  const { __iconData: icon } = await import(`lucide-react/icons/${name}`);
  const shapes = icon.node.map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(
      ([attribute, value]) => ` ${attribute}="${value}"`,
    );
    return `<${tag}${written.join('')}/>`;
  });
  return `  <symbol id="${name}" viewBox="0 0 24 24" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</symbol>`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(SPRITE, await iconSprite());
  writeFileSync(SHELL, await shellIcons());
}
