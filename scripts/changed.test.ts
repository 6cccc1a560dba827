import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { specsFor } from './changed.mjs';

const SPECS = [
  'chat-group.spec.ts',
  'chat.spec.ts',
  'games.spec.ts',
  'my-games.spec.ts',
  'venues.spec.ts',
  'waitlist.spec.ts',
];

it.each([
  [
    'a folder of components',
    ['components/games/game-grid.tsx'],
    ['games.spec.ts', 'my-games.spec.ts', 'waitlist.spec.ts'],
  ],
  ['a page in the singular', ['app/(public)/venue/[id]/page.tsx'], ['venues.spec.ts']],
  ['a folder of another name', ['lib/messages/policy.ts'], ['chat-group.spec.ts', 'chat.spec.ts']],
  ['a part of a name', ['lib/groups/policy.ts'], ['chat-group.spec.ts']],
  ['a spec itself', ['tests/e2e/chat.spec.ts'], ['chat.spec.ts']],
  ['what every screen stands on', ['components/ui/button.tsx'], SPECS],
  ['a unit test', ['components/ui/act-once.test.ts', 'lib/games/policy.test.ts'], []],
  ['documents', ['docs/tour.md'], []],
])('%s leads to its browser tests', (_what, files, wanted) => {
  expect(specsFor(files, SPECS)).toEqual(wanted);
});

const foldersOf = (root: string) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'platform')
    .map(({ name }) => `${root}/${name}`);

it.each([...foldersOf('components'), ...foldersOf('lib')])(
  '%s leads to a browser test that exists',
  (folder) => {
    const specs = readdirSync('tests/e2e').filter((name) => name.endsWith('.spec.ts'));
    expect(specsFor([`${folder}/changed.ts`], specs)).not.toEqual([]);
  },
);
