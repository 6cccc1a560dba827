import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { connect } from '@/tests/factories/connections';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { GULBERG } from '@/tests/factories/places';
import { createToken } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';

const run = promisify(execFile);
const program = (name: string) => resolve('node_modules', name);

/** What a stranger writes with the made clients: the calls of one, and the types of the other. */
const JOURNEY = `
import { deleteAuthTokensById, getAuthUser, getConversationsByIdMessages, getGames, postGamesByIdRsvp, postMessages } from './orval.js';
import type { paths } from './types.js';

type Game = paths['/api/games/{id}/rsvp']['post']['responses']['201']['content']['application/json'];
type Message = paths['/api/messages']['post']['responses']['201']['content']['application/json'];

function of<R extends { status: number; data: unknown }, S extends R['status']>(answer: R, status: S) {
  if (answer.status !== status) throw new Error(answer.status + JSON.stringify(answer.data));
  return answer.data as Extract<R, { status: S }>['data'];
}

async function play(token: string, gameId: number, receiverId: number) {
  const as = { headers: { Authorization: 'Bearer ' + token, 'Content-Type': 'application/json' } };
  const me = of(await getAuthUser(as), 200);
  const near = { latitude: ${GULBERG.latitude}, longitude: ${GULBERG.longitude}, radius: '5', limit: 100 };
  const found = of(await getGames(near, as), 200).filter(({ id }) => id === gameId);
  const game: Game = of(await postGamesByIdRsvp(gameId, { answer: 'going' }, as), 201);
  const sent: Message = of(await postMessages({ receiverId, content: 'See you at six' }, as), 201);
  const read = of(await getConversationsByIdMessages(sent.conversationId, { after: sent.seq - 1 }, as), 200);
  const refused = await deleteAuthTokensById(1, as);
  return {
    me: me.id,
    found: found.length,
    answer: game.viewer?.status,
    read: read.map(({ content }) => content),
    refused: refused.status,
  };
}

const [, , token = '', gameId, receiverId] = process.argv;
console.log(JSON.stringify(await play(token, Number(gameId), Number(receiverId))));
`;

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['node'],
    outDir: 'made',
  },
};

test(
  'foreign generators make clients that compile, and one of them plays with a token',
  {
    tag: '@desktop',
  },
  async ({ request, baseURL }, testInfo) => {
    const folder = testInfo.outputPath('clients');
    await mkdir(folder, { recursive: true });
    const inFolder = (name: string) => join(folder, name);
    const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });
    const output = { target: './orval.ts', client: 'fetch', baseUrl: baseURL };
    await writeFile(
      inFolder('openapi.json'),
      await (await request.get('/api/openapi.json')).body(),
    );
    await writeFile(inFolder('journey.ts'), JOURNEY);
    await writeFile(inFolder('package.json'), '{"type":"module"}');
    await writeFile(inFolder('tsconfig.json'), JSON.stringify(TSCONFIG));
    await writeFile(
      inFolder('orval.config.mjs'),
      `export default ${JSON.stringify({ maidan: { input: './openapi.json', output } })};`,
    );
    await Promise.all([
      node(program('openapi-typescript/bin/cli.js'), 'openapi.json', '--output', 'types.ts'),
      node(program('orval/dist/bin/orval.mjs'), '--config', 'orval.config.mjs'),
    ]);
    await node(program('typescript/bin/tsc'), '-p', '.');

    const [player, friend] = [await createOnboardedUser(), await createOnboardedUser()];
    await connect(player.id, friend.id);
    const group = await createGroup({ creatorId: friend.id, memberIds: [player.id] });
    const game = await createGame({ groupId: group.id, creatorId: friend.id });
    const { token } = await createToken(player.id, ['read', 'write']);
    const args = [token, game.id, friend.id].map(String);
    const { stdout } = await node('made/journey.js', ...args);
    expect(JSON.parse(stdout)).toEqual({
      me: player.id,
      found: 1,
      answer: 'going',
      read: ['See you at six'],
      refused: 403,
    });
  },
);
