import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOf } from './files.mjs';
import { removeFolder, temporaryFolder } from './testing/instance';

let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
  mkdirSync(join(root, 'lib/noun'), { recursive: true });
  writeFileSync(join(root, 'lib/noun/service.ts'), 'one');
});
afterEach(() => removeFolder(root));

const hash = (extra: string[] = []) => hashOf(root, ['lib', 'missing.json'], extra);

it('ignores file times, tests, Markdown files and generated code', () => {
  const before = hash();
  utimesSync(join(root, 'lib/noun/service.ts'), 1, 1);
  writeFileSync(join(root, 'lib/noun/service.test.ts'), 'test');
  writeFileSync(join(root, 'lib/README.md'), 'note');
  mkdirSync(join(root, 'lib/generated'));
  writeFileSync(join(root, 'lib/generated/client.ts'), 'made');
  expect(hash()).toBe(before);
});

it('changes with contents, names, new files, previously missing files and extras', () => {
  const seen = new Set([hash(), hash(['NEXT_PUBLIC_X', '1'])]);
  writeFileSync(join(root, 'lib/noun/service.ts'), 'two');
  seen.add(hash());
  renameSync(join(root, 'lib/noun/service.ts'), join(root, 'lib/noun/policy.ts'));
  seen.add(hash());
  writeFileSync(join(root, 'lib/noun/loaders.ts'), '');
  seen.add(hash());
  writeFileSync(join(root, 'missing.json'), '');
  seen.add(hash());
  expect(seen.size).toBe(6);
});
