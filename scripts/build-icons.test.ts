import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spriteUrl } from '@/components/ui/line-icon-names';
import { iconSprite, SPRITE } from './build-icons.mjs';

it('the sprite of icons is the one that its list makes', async () => {
  expect(readFileSync(SPRITE, 'utf8')).toBe(await iconSprite());
});

it.each(['courts', 'drawings', 'lines', 'sports'] as const)(
  'the address of the sprite %s changes with its file',
  (sprite) => {
    const file = readFileSync(`public/icons/${sprite}.svg`);
    const version = createHash('sha256').update(file).digest('hex').slice(0, 4);
    expect(spriteUrl(sprite, 'x')).toBe(`/icons/${sprite}.svg?v=${version}#x`);
  },
);
