import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { canDrain } from '@/server/web/drain';

let server: Server;
let drain: () => Promise<void>;
let agent: Agent;
/** Requests for /slow, which the test responds to. */
let waiting: ServerResponse[];

async function listen(msMax?: number): Promise<void> {
  server = createServer();
  drain = canDrain(server, msMax);
  server.on('request', ({ url }, response) => {
    if (url === '/slow') waiting.push(response);
    else response.end('answered');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}

beforeEach(() => {
  waiting = [];
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

const port = () => (server.address() as AddressInfo).port;

function ask(path: string, at = port()): Promise<{ body: string; connection?: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: at, path, agent }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ body, connection: response.headers.connection }));
    })
      .on('error', reject)
      .end();
  });
}

async function untilWaiting(): Promise<ServerResponse> {
  for (;;) {
    const [first] = waiting;
    if (first) return first;
    await new Promise((resume) => setTimeout(resume, 5));
  }
}

it('answers what is under way and what comes on an open connection, and accepts no other one', async () => {
  await listen();
  const at = port();
  const slow = ask('/slow');
  const response = await untilWaiting();
  const drained = drain();
  // On the same connection, as the agent has only one.
  const next = ask('/next', at);
  await expect(
    new Promise((_resolve, reject) => connect(at, '127.0.0.1').on('error', reject)),
  ).rejects.toThrow('ECONNREFUSED');
  response.end('late');
  expect(await slow).toMatchObject({ body: 'late' });
  expect(await next).toEqual({ body: 'answered', connection: 'close' });
  await drained;
});

it('leaves an idle connection open for the request that may be on its way', async () => {
  await listen();
  const at = port();
  expect(await ask('/')).toEqual({ body: 'answered', connection: 'keep-alive' });
  const drained = drain();
  await new Promise((resume) => setTimeout(resume, 50));
  expect(await ask('/', at)).toEqual({ body: 'answered', connection: 'close' });
  await drained;
});

it('ends connections that do not', async () => {
  await listen(50);
  const slow = ask('/slow');
  await untilWaiting();
  await drain();
  await expect(slow).rejects.toThrow();
});
