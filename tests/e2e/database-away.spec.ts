import { randomUUID } from 'node:crypto';
import { insertRow } from '@/prisma/rows/insert-rows';
import { createPeople } from '@/tests/chaos/people';
import { startStack } from '@/tests/chaos/stack';
import { onDatabase } from '@/tests/factories/on-database';
import { expect, test } from './fixtures';

const SERVICES = ['webA', 'sidecarA', 'worker'] as const;
/** What Postgres says to its connections when it is stopped. */
const SHUT_DOWN = /57P01[^\n]*terminating connection due to administrator command/;
/** Has nothing to do, and is done once a worker has seen it. */
const JOB = { kind: 'mail:send', payload: { mailId: 0 } } as const;

// Without a browser: the built product on a database of its own.
test('while Postgres is stopped all answers are 503, the log says why, and all works again by itself', {
  tag: '@desktop',
}, async () => {
  const lines: string[] = [];
  const stack = await startStack({
    built: true,
    isFaulty: true,
    services: SERVICES,
    env: { LOG_LEVEL: 'warn' },
    log: (line) => lines.push(line),
  });
  try {
    const { groups } = await createPeople(stack.url, { groups: 1, membersEach: 2 });
    const { id: groupId = 0, members = [] } = groups[0] ?? {};
    const origin = `http://127.0.0.1:${stack.proxies.site.port}`;
    const headers = {
      origin,
      cookie: members[0]?.cookie ?? '',
      'content-type': 'application/json',
    };
    const write = () => {
      const body = JSON.stringify({ groupId, content: 'Hello', clientMsgId: randomUUID() });
      return fetch(`${origin}/api/messages`, { method: 'POST', headers, body });
    };
    const asks = {
      guest: () => fetch(`${origin}/games`),
      member: () => fetch(`${origin}/my-games`, { headers }),
      read: () => fetch(`${origin}/api/groups/${groupId}`, { headers }),
      write,
      sidecar: () => fetch(`http://127.0.0.1:${stack.ports.sidecarA}/health`),
    };
    const answers = async () => {
      const said = Object.entries(asks).map(async ([name, ask]) => {
        const { status, headers: answered } = await ask();
        return [name, [status, answered.get('retry-after')]];
      });
      return Object.fromEntries(await Promise.all(said));
    };
    const ok = [200, null];
    const well = { guest: ok, member: ok, read: ok, write: [201, null], sidecar: ok };
    const away = Object.fromEntries(Object.keys(asks).map((name) => [name, [503, '5']]));
    expect(await answers()).toEqual(well);
    const before = SERVICES.map(stack.pid);

    // It is started again at once, out of reach.
    stack.endPostgres('SIGINT');
    await expect.poll(() => lines.join('\n')).toMatch(SHUT_DOWN);
    await stack.change('database', { refuses: true });
    await expect.poll(answers).toEqual(away);

    await stack.change('database', {});
    await expect.poll(answers).toEqual(well);
    await onDatabase(stack.url, async (client) => {
      await insertRow(client, 'jobs', JOB);
      const waiting = () =>
        client.query('SELECT 1 FROM jobs WHERE kind = $1 AND done_at IS NULL', [JOB.kind]);
      await expect.poll(async () => (await waiting()).rowCount).toBe(0);
    });
    expect(SERVICES.map(stack.pid), 'no process ended').toEqual(before);
  } finally {
    await stack.stop();
  }
});
