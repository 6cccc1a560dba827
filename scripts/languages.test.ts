import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../server/local/testing/instance';
import { listSources } from './source-files.mjs';

// In a copy of the product, which gets a third language.

const COPIED = /^(?:components|languages|lib|scripts)\/(?!.*\.test\.)/;
const KEPT = [
  'package.json',
  'biome.json',
  '.gitignore',
  'tsconfig.json',
  'lib/platform/db/generated',
  'lib/platform/geocoding/data',
];
const GROUPS = 'languages/pt/groups.ts';

/** What a reader of Portuguese gets. */
const CHECK = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GroupMissing } from '@/components/groups/group-missing';
import { texts } from '@/components/groups/card-texts';
import { addAllTexts } from '@/languages/all';
import { runIn } from '@/lib/platform/language/run-in';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';

addAllTexts();
runIn('pt', () => {
  const { members } = translate(texts);
  const { date, list, number } = wordsOf();
  const at = '2020-11-28T12:00:00Z';
  console.log('RESULT' + JSON.stringify({
    page: renderToStaticMarkup(createElement(GroupMissing)).replace(/<[^>]*>/g, '|'),
    members: [0, 1, 2, 1_000_000].map((count) => members({ count })),
    words: [date(at, { day: 'numeric', month: 'long', timeZone: 'UTC' }), list(['A', 'B']), number(1.5, 1)],
  }));
});
`;

let copy: string;

async function run(...args: string[]): Promise<string> {
  const env = { ...process.env, LOG_LEVEL: 'info' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy, env });
  return stdout;
}

const languages = (...args: string[]) => run('--import', 'tsx', 'scripts/languages.ts', ...args);

beforeAll(async () => {
  copy = await temporaryFolder();
  for (const file of [...listSources().filter((one) => COPIED.test(one)), ...KEPT]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});

afterAll(() => removeFolder(copy));

it('a third language is there in one step, and says how far it is', async () => {
  expect(await languages('add', 'pt')).toContain('docs/languages.md');
  expect(readFileSync(join(copy, 'lib/platform/language/languages.ts'), 'utf8')).toContain(
    "  pt: { name: 'Português', tag: 'pt', direction: 'ltr',",
  );
  const source = readFileSync(join(copy, GROUPS), 'utf8');
  expect(source).toContain("  // groupNotFound: 'Group not found',\n");
  await expect(languages('add', 'pt-PT')).rejects.toThrow('pt is there already');

  const translated = source
    .replace("// groupNotFound: 'Group not found'", "groupNotFound: 'Grupo não encontrado'")
    .replace(
      /\/\/ members: .*\n.*\n/,
      'members: ({ count }, { plural }) => plural(count, { one: `${count} membro`, many: `${count} de membros`, other: `${count} membros` }),\n',
    );
  writeFileSync(join(copy, GROUPS), translated);
  const table = await languages();
  expect(table).toMatch(/^file +ur +pt$/m);
  expect(table).toMatch(/^groups\.ts +(\d+)\/\1 +2\/\1$/m);
  expect(table).toMatch(/^all +(\d+)\/\1 +2\/\1$/m);
  expect(table).toContain('To read first, in docs/languages.md');
});

it('its types fit, and those of a finished language demand every text', async () => {
  const options = {
    extends: './tsconfig.json',
    include: [
      'languages/**/*.ts',
      'components/language/*.tsx',
      'components/ui/use-before-hydration.ts',
    ],
  };
  writeFileSync(
    join(copy, 'tsconfig.part.json'),
    JSON.stringify({ ...options, compilerOptions: { incremental: false } }),
  );
  const urdu = 'languages/ur/teams.ts';
  const whole = readFileSync(join(copy, urdu), 'utf8');
  writeFileSync(join(copy, urdu), whole.replace(/^ {2}title: .*\n/m, ''));
  const failed = await run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.part.json').catch(
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(failed).toContain("'title' is missing");
  expect(failed.match(/^\S+(?=\(.*: error )/gm)).toEqual([urdu]);
  writeFileSync(join(copy, urdu), whole);
}, 120_000);

it('shows what is missing in English, notes it once in the log, and words the rest its own way', async () => {
  writeFileSync(join(copy, 'check.ts'), CHECK);
  const said = await run('--import', 'tsx', 'check.ts');
  const result: unknown = JSON.parse(/RESULT(.*)/.exec(said)?.[1] ?? '');
  expect(result).toEqual({
    page: expect.stringMatching(/Grupo não encontrado\|.*\|It may be private or deleted\./),
    members: ['0 membro', '1 membro', '2 membros', '1000000 de membros'],
    words: ['28 de novembro de 2020', 'A e B', '1,5'],
  });
  expect(said.match(/shown in English/g)).toHaveLength(1);
  expect(said).toContain('"language":"pt"');
});
