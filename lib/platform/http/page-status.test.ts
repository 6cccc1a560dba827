import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { markPageMissing, withPageStatus } from '@/lib/platform/http/page-status';

it('a page marked as missing becomes 404 and noindex; other and partial responses are unchanged', async () => {
  const server = createServer((request, response) => {
    withPageStatus(request, response, () => {
      void (async () => {
        // Nested in async calls, as Next's rendering is.
        await setImmediate();
        if (request.url === '/missing') markPageMissing();
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
