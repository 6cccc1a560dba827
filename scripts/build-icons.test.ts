import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconSprite, SPRITE } from './build-icons.mjs';

it('the sprite of icons is the one that its list makes', async () => {
  expect(readFileSync(SPRITE, 'utf8')).toBe(await iconSprite());
});
