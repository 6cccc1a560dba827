import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  markPageLanguage,
  markPageMissing,
  markPageUnavailable,
  withPageStatus,
} from '@/lib/platform/http/page-status';

async function answers(mark: (url: string) => void, paths: [string, Record<string, string>?][]) {
  const server = createServer((request, response) => {
    withPageStatus(request, response, () => {
      void (async () => {
        // Nested in async calls, as Next's rendering is.
        await setImmediate();
        mark(request.url ?? '');
        await setImmediate();
        response.write('page');
        response.end();
      })();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  try {
    return await Promise.all(
      paths.map(async ([path, headers = {}]) => {
        const url = `http://127.0.0.1:${port}${path}`;
        const response = await fetch(url, { headers, redirect: 'manual' });
        return [response.status, response.headers, await response.text()] as const;
      }),
    );
  } finally {
    await new Promise((done) => server.close(done));
  }
}

it('a page marked as missing becomes 404 and noindex; other and partial responses are unchanged', async () => {
  const found = await answers(
    (url) => {
      if (url === '/missing') markPageMissing();
    },
    [['/missing'], ['/found'], ['/missing', { rsc: '1' }]],
  );
  expect(
    found.map(([status, headers, body]) => [status, headers.get('x-robots-tag'), body]),
  ).toEqual([
    [404, 'noindex', 'page'],
    [200, null, 'page'],
    [200, null, 'page'],
  ]);
});

it.each([
  ['ur', '/bookings?tab=past', 302, '/bookings?tab=past'],
  ['ur', '/', 302, '/ur'],
  ['en', '/bookings', 200, null],
  [null, '/bookings', 200, null],
  ['xa', '/bookings', 200, null],
])('a page in English whose reader chose %s: %s answers %i', async (chosen, path, status, to) => {
  const [whole, part] = await answers(
    () => markPageLanguage(chosen),
    [[path], [path, { rsc: '1' }]],
  );
  expect([whole?.[0], whole?.[1].get('location')]).toEqual([status, to]);
  expect(whole?.[1].get('set-cookie') ?? null).toEqual(
    to && expect.stringMatching(/^language=ur;/),
  );
  // A part of a page cannot change the language of its document.
  expect([part?.[0], part?.[1].get('set-cookie')]).toEqual([200, null]);
});

it('the document of an error gives way to a sentence when the database was away, however it is written', async () => {
  const writers: Record<string, (response: ServerResponse) => void> = {
    '/end': (response) => response.end('an error'),
    '/head': (response) => response.writeHead(500, { etag: 'a' }).end('an error'),
    '/parts': (response) => {
      response.flushHeaders();
      response.write('an ');
      response.write('error');
      response.end();
    },
    '/begun': (response) => {
      response.writeHead(200, { etag: 'a' });
      const { writeHead, end } = response;
      response.write('a part');
      response.end();
      // As compression and Next do after an error.
      writeHead.call(response, 200);
      end.call(response, 'more', 'utf8');
    },
    '/whole': (response) => {
      const { end } = response;
      // Like compression, which does not know that the head has been sent.
      response.flushHeaders();
      response.writeHead(200);
      response.write('a ');
      response.writeHead(200);
      response.end('part');
      end.call(response, 'more', 'utf8');
    },
    '/fine': (response) => response.writeHead(200).end('page'),
    '/other': (response) => response.end('an error'),
  };
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const make = async () => {
      await setImmediate();
      if (url !== '/other' && url !== '/whole') markPageUnavailable();
      if (!['/begun', '/whole'].includes(url)) response.statusCode = 500;
      writers[url]?.(response);
    };
    const sayUnavailable = () => response.writeHead(503, { 'retry-after': '5' }).end('away');
    withPageStatus(request, response, () => void make(), sayUnavailable);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  const answer = async (path: string, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return [response.status, response.headers.get('retry-after'), await response.text()];
  };
  try {
    for (const path of ['/end', '/head', '/parts']) {
      expect(await answer(path)).toEqual([503, '5', 'away']);
      expect(await answer(path, { rsc: '1' })).toEqual([503, '5', 'away']);
    }
    expect(await answer('/begun', { rsc: '1' })).toEqual([503, '5', 'away']);
    expect(await answer('/whole', { rsc: '1' })).toEqual([200, null, 'a part']);
    expect(await answer('/fine')).toEqual([200, null, 'page']);
    expect(await answer('/other')).toEqual([500, null, 'an error']);
  } finally {
    await new Promise((done) => server.close(done));
  }
});
