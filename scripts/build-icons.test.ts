import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BOTTOM_BAR_ENTRIES, sideMenuEntries } from '@/components/shell/nav-entries';
import { spriteUrl } from '@/components/ui/line-icon-names';
import { iconSprite, SHELL, SPRITE, shellIcons } from './build-icons.mjs';

it('the sprite of icons is the one that its list makes', async () => {
  expect(readFileSync(SPRITE, 'utf8')).toBe(await iconSprite());
});

it('the icons of the menus are those that the script makes, and the menus have no other', async () => {
  const file = readFileSync(SHELL, 'utf8');
  expect(file).toBe(await shellIcons());
  const entries = [...BOTTOM_BAR_ENTRIES, ...sideMenuEntries({ isAdmin: true })];
  for (const { icon } of entries) expect(file).toContain(`<symbol id="${icon}"`);
});

it.each(['courts', 'drawings', 'lines', 'sports'] as const)(
  'the address of the sprite %s changes with its file',
  (sprite) => {
    const file = readFileSync(`public/icons/${sprite}.svg`);
    const version = createHash('sha256').update(file).digest('hex').slice(0, 4);
    expect(spriteUrl(sprite, 'x')).toBe(`/icons/${sprite}.svg?v=${version}#x`);
  },
);
