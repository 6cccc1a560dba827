import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sayMissing, withPageStatus } from '@/lib/http/page-status';

it('a page that says it is missing leaves as 404 and is not indexed; other pages and parts of pages stay', async () => {
  const server = createServer((request, response) => {
    withPageStatus(request, response, () => {
      void (async () => {
        // As deep in the making of a page as Next is when it renders.
        await setImmediate();
        if (request.url === '/missing') sayMissing();
        await setImmediate();
        response.write('page');
        response.end();
      })();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return [response.status, response.headers.get('x-robots-tag'), await response.text()];
  };
  try {
    const [missing, found, part] = await Promise.all([
      ask('/missing'),
      ask('/found'),
      ask('/missing', { rsc: '1' }),
    ]);
    expect(missing).toEqual([404, 'noindex', 'page']);
    expect(found).toEqual([200, null, 'page']);
    expect(part).toEqual([200, null, 'page']);
  } finally {
    await new Promise((done) => server.close(done));
  }
});
