import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BUNDLES } from './build.mjs';
import { checkSources } from './check-structure.mjs';

/** One file that breaks the rule, further files where the rule needs them, and part of the message. */
type Planted = [rule: string, files: Record<string, string>, message: string];

const planted: Planted[] = [
  [
    'layers',
    { 'lib/games/service.ts': "import { Card } from '@/components/games/card';" },
    'imports components/games/card: imports go app → components → lib',
  ],
  [
    'infrastructure',
    { 'lib/platform/http/handler.ts': "import { x } from '@/lib/games/policy';" },
    'infrastructure knows no feature',
  ],
  [
    'foreign queries',
    { 'lib/games/service.ts': "import { x } from '@/lib/groups/repository/find-group';" },
    "another feature's queries are its own",
  ],
  ['clocks', { 'app/a.tsx': 'Date.now() > end' }, "the device's clock may be wrong"],
  ['policies', { 'lib/chess/policy.ts': 'export const a = 1;' }, 'has no policy.test.ts'],
  [
    'kinds of files',
    { 'lib/games/facts.ts': 'export const a = 1;' },
    'is not a known kind of file',
  ],
  [
    'services',
    { 'lib/games/service/read-game.ts': "import { notFound } from 'next/navigation';" },
    'speak neither HTTP nor pages',
  ],
  [
    'schemas',
    { 'lib/games/schema/read-game.ts': "import { db } from '@/lib/platform/db/client';" },
    'a schema runs on both sides',
  ],
  [
    'a file beside its folder',
    { 'lib/chess/service.ts': '', 'lib/chess/service/read-game.ts': '' },
    'stands beside a folder of its name',
  ],
  [
    'policies and the database',
    { 'lib/games/policy.ts': "import { db } from '@/lib/platform/db/client';" },
    'imports lib/platform/db/client: a policy is a pure function',
  ],
  [
    'primitives',
    { 'components/ui/card.tsx': "import { x } from '@/lib/games/schema/read-game';" },
    'components/ui knows no domain',
  ],
  [
    'links',
    { 'components/games/card.tsx': "import Link from 'next/link';" },
    'Link of components/language/link leads to the address',
  ],
  [
    'repositories',
    { 'lib/games/repository.ts': "throw new AppError('conflict', 'Full.');" },
    'a repository answers with rows or null',
  ],
  [
    'texts in markup',
    { 'components/games/card.tsx': 'export const Card = () => <p>Join Game</p>;' },
    "says 'Join Game' in line 1 itself",
  ],
  [
    'texts in attributes',
    {
      'components/games/card.tsx': 'export const Card = () => <p aria-label={`Leave ${name}`} />;',
    },
    "says 'Leave …' in line 1 itself",
  ],
  [
    'texts of errors',
    { 'lib/games/service.ts': "throw new AppError('conflict', 'The game is full.');" },
    "says 'The game is full.' in line 1 itself",
  ],
  [
    'columns that are gone',
    {
      'lib/games/repository.ts':
        'tx.game.findMany({ select: { group: { select: { name: true, colour: true } } } });',
    },
    'names group.colour, which the schema does not have',
  ],
  [
    'columns that are gone from a constant',
    {
      'lib/games/repository.ts':
        'const OWN = { title: true, colour: true } as const; tx.game.findMany({ select: OWN });',
    },
    'names game.colour, which the schema does not have',
  ],
  [
    'columns that are gone from an order',
    {
      'lib/games/repository.ts':
        "tx.game.findMany({ orderBy: [{ colour: 'asc' }, { id: 'asc' }] });",
    },
    'names game.colour, which the schema does not have',
  ],
  [
    'environment',
    { 'lib/games/service.ts': 'const a = process.env.A;' },
    'add the value to lib/platform/env/schema.ts',
  ],
  ['a country', { 'lib/games/service.ts': "const currency = 'PKR';" }, 'ask lib/platform/city'],
  ['server actions', { 'app/a.ts': "'use server';" }, 'writes go through route handlers only'],
  [
    'browser storage',
    { 'components/games/a.ts': "localStorage.getItem('a');" },
    'uses browser storage directly',
  ],
  ['notes', { 'lib/games/service.ts': '// TODO later' }, 'unfinished work'],
  ['skipped tests', { 'lib/games/a.test.ts': "it.skip('works', () => {});" }, 'skipped or focused'],
  ['fixed waits', { 'tests/e2e/a.spec.ts': 'await page.waitForTimeout(100);' }, 'fixed time'],
  ['default exports', { 'lib/cn.ts': 'export default 1;' }, 'has a default export'],
  [
    'names in sentences',
    { 'lib/games/service.ts': 'const a = `${person.name} joined`;' },
    'into a text unisolated',
  ],
  ['names', { 'lib/games/utils.ts': '' }, 'has a meaningless name'],
  ['barrels', { 'components/games/index.ts': '' }, 'is a barrel'],
  ['case', { 'components/games/GameCard.tsx': '' }, 'is not in kebab-case'],
  ['fields', { 'components/games/a.tsx': 'const a = <input name="a" />;' }, 'has a plain <input>'],
  [
    'forms',
    { 'components/ui/a.tsx': 'const a = 1;', 'app/a.tsx': 'const a = <form onSubmit={b}>;' },
    'without actOnce',
  ],
  [
    'presses',
    { 'components/games/a.tsx': 'const a = <Button onClick={() => void send()} />;' },
    'drops a promise in onClick',
  ],
  [
    'presses of a form that drop a promise',
    { 'components/games/a.tsx': 'const a = <Form onSubmit={(event) => { void send(event); }} />;' },
    'drops a promise in onSubmit',
  ],
  [
    'presses of a form that do not wait for a mutation',
    { 'components/games/a.tsx': 'const a = <Form onSubmit={() => join.mutate(id)} />;' },
    'drops a promise in onSubmit',
  ],
  [
    'parts that are loaded later',
    { 'components/games/a.tsx': "const A = dynamic(() => import('./b').then((b) => b.B));" },
    'takes the page away where it does not arrive',
  ],
  [
    'submit buttons',
    { 'components/games/a.tsx': 'const a = <Button type="submit" />;' },
    'has a submit button without a Form',
  ],
  [
    'routes',
    { 'app/api/a/route.ts': 'export const GET = () => new Response();' },
    'answers without the wrapper',
  ],
  [
    'routes and queries',
    { 'app/api/a/route.ts': "import { x } from '@/lib/games/repository';" },
    'go through the service',
  ],
  [
    'processes',
    { 'lib/games/service.ts': "import { x } from 'node:child_process';" },
    'starts a process',
  ],
  [
    'other hosts',
    { 'lib/games/service.ts': "await fetch('https://a.test');" },
    'calls another host',
  ],
  [
    'statements',
    { 'lib/games/repository.ts': 'const rows = await tx.$queryRaw`SELECT 1`;' },
    'has a statement as text',
  ],
  [
    'statements on a connection',
    { 'lib/games/repository.ts': "await pool.query('SELECT 1');" },
    'has a statement as text',
  ],
  [
    'two ways in one file',
    { 'lib/chess/repository.ts': "tx.game.findMany({}); on(tx).selectFrom('games');" },
    'has model calls of Prisma beside Kysely',
  ],
  [
    'tables of others',
    { 'lib/games/repository.ts': "await on(tx).updateTable('groups as g').set({ name });" },
    'writes groups, which belongs to lib/groups: call a service of lib/groups that takes tx',
  ],
  [
    'models of others',
    { 'lib/users/repository.ts': 'await tx.groupMember.deleteMany({ where: { userId } });' },
    'writes groupMember, which belongs to lib/groups',
  ],
  [
    'tables of features in lib/platform',
    { 'lib/platform/jobs/sweep.ts': "on().deleteFrom('skips').where('createdAt', '<', then);" },
    'writes skips, which belongs to lib/likes',
  ],
  [
    'models of features in lib/platform',
    { 'lib/platform/jobs/sweep.ts': 'await db.user.updateMany({ data: { email } });' },
    'writes user, which belongs to lib/users',
  ],
  [
    'tables of features in server',
    { 'server/jobs/index.ts': "await on().updateTable('games').set({ status }).execute();" },
    'writes games, which belongs to lib/games',
  ],
  [
    'models of features in app',
    { 'app/api/a.ts': 'await db.group.delete({ where: { id } });' },
    'writes group, which belongs to lib/groups',
  ],
  [
    'columns of people in auth',
    { 'lib/platform/auth/a.ts': "on().updateTable('users').set({ name }).where('id', '=', id);" },
    'sets users.name, which belongs to lib/users',
  ],
  [
    'columns of people in a model call of auth',
    {
      'lib/platform/auth/a.ts':
        'await tx.user.update({ where, data: { email, ...(gone ? { bannedAt } : {}) } });',
    },
    'sets users.bannedAt, which belongs to lib/users',
  ],
  [
    'columns of people without names in auth',
    { 'lib/platform/auth/a.ts': 'await tx.user.update({ where, data });' },
    'sets users.…, which belongs to lib/users',
  ],
  [
    'people deleted by auth',
    { 'lib/platform/auth/a.ts': 'await tx.user.delete({ where });' },
    'writes user, which belongs to lib/users',
  ],
  [
    'tables in a variable',
    { 'lib/games/repository.ts': 'await on(tx).deleteFrom(table).execute();' },
    "has .deleteFrom( without a name: write the table's name",
  ],
  [
    'form hooks',
    { 'components/games/a.tsx': 'const form = useForm();' },
    'a form is useServerForm',
  ],
  [
    'actions',
    { 'components/games/a.tsx': 'const send = useMutation({});' },
    'an action is useAction',
  ],
  [
    'busy states',
    { 'components/games/a.tsx': 'const [busy, setBusy] = useState(false);' },
    'keeps its own busy state',
  ],
  [
    'errors of a form',
    { 'components/games/a.tsx': 'const [errors, setErrors] = useState<FieldErrors>({});' },
    'keeps its own errors',
  ],
  [
    'caught failures',
    {
      'components/games/a.ts': 'try { await go(); } catch (e) { say(errorSentence(e, t.failed)); }',
    },
    'words the failure of a call that it catches',
  ],
  [
    'refreshes',
    {
      'components/games/a.ts':
        "import { useRouter } from 'next/navigation'; const b = () => router.refresh();",
    },
    "refreshes with Next's own router",
  ],
  [
    'sides',
    { 'components/games/a.tsx': 'const a = <p className="flex sm:ml-2" />;' },
    'has the physical class:ml-2',
  ],
  ...['border-l', 'border-r', 'rounded-l', 'rounded-tr'].map(
    (name): Planted => [
      `the side ${name}`,
      { 'components/games/a.tsx': `const a = <p className="flex sm:${name} p-2" />;` },
      `has the physical class:${name}`,
    ],
  ),
  ...[
    'margin-left: 1px',
    'padding-right: 1px',
    'left: 0',
    'right: 0',
    'text-align: left',
    'float: right',
    'border-left: 1px solid',
    'border-top-left-radius: 1px',
  ].map(
    (style): Planted => [
      `the style ${style}`,
      { 'components/games/a.css': `.a { color: red; ${style}; }` },
      'components/games/a.css has the physical',
    ],
  ),
  [
    'query keys',
    { 'components/games/a.ts': 'useQuery({ queryKey: [GAMES_KEY, url, userId], queryFn });' },
    'has queryKey: [GAMES_KEY, url, userId]: take the key from readQuery',
  ],
  [
    'query keys over several lines',
    { 'components/games/a.ts': "useQuery({\n  queryKey: [\n    'games',\n    { id },\n  ],\n});" },
    "has queryKey: [ 'games', { id }, ]: take the key from readQuery",
  ],
  [
    'circles',
    {
      'lib/games/service.ts': "import { x } from '@/lib/groups/service';",
      'lib/groups/service.ts': "import { y } from '@/lib/users/service';",
      'lib/users/service.ts': "import { z } from '@/lib/games/service';",
    },
    'lib/users/service.ts imports lib/games/service, and games leads back to users',
  ],
  [
    'circles of components',
    {
      'components/games/a.tsx': "import { x } from '@/components/groups/b';",
      'components/groups/b.tsx': "const x = dynamic(() => import('@/components/games/a'));",
    },
    'components/groups/b.tsx imports components/games/a, and games leads back to groups',
  ],
  [
    'weights',
    { 'components/games/a.tsx': 'const a = <p className="font-[650]" />;' },
    'has font-[650]: use a weight',
  ],
];

it.each(planted)('%s: a broken rule is found', (_rule, files, message) => {
  expect(checkSources(files).join('\n')).toContain(message);
});

it.each([
  ['logical sides', { 'components/games/a.tsx': 'const a = <p className="ms-2 text-start" />;' }],
  ['measured places', { 'components/games/a.tsx': 'const a = <p className="left-(--left)" />;' }],
  [
    'styles of no side',
    {
      'components/games/a.css':
        '.a { --left: 1px; margin-inline-start: 1px; text-align: start; box-shadow: var(--shadow-float); }',
    },
  ],
  [
    'families of queries',
    { 'components/games/a.ts': 'queries.invalidateQueries({ queryKey: [GAMES_KEY] });' },
  ],
  [
    'what auth keeps of a person',
    {
      'lib/platform/auth/a.ts': `await tx.user.createManyAndReturn({ data: [identity] });
        await tx.user.update({ where, data: { emailVerifiedAt, ...(gone ? { passwordHash } : {}) } });`,
      'lib/platform/auth/b.ts': `await on().updateTable('users').set({ lastActiveAt: now }).where('id', '=', id).execute();`,
    },
  ],
  [
    'own tables, and those of lib/platform',
    {
      'lib/users/repository/models.ts': `await tx.userSport.upsert({});
        await db.session.deleteMany({ where });`,
      'lib/users/repository/statements.ts': `await on(tx).deleteFrom('dataExports').execute();
        await on(tx).insertInto('jobs').values(job).execute();`,
    },
  ],
  [
    'types that go round in a circle',
    {
      'lib/games/service.ts': "import { x } from '@/lib/groups/service';",
      'lib/groups/service.ts': "import type { Y } from '@/lib/games/service';",
    },
  ],
])('%s: nothing is found', (_name, files) => {
  expect(checkSources(files as Record<string, string>)).toEqual([]);
});

it('knip’s entries are single programs and include every bundle', () => {
  const entries = /"entry": \[([^]*?)\]/.exec(readFileSync('knip.jsonc', 'utf8'))?.[1] ?? '';
  const named = [...entries.matchAll(/^ *"(.+)",?$/gm)].map(([, name = '']) => name);
  expect(named.filter((name) => name.includes('**'))).toEqual([]);
  expect(named).toEqual(expect.arrayContaining(Object.values(BUNDLES)));
});
