import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync('public/worker.js', 'utf8');
const ORIGIN = 'https://maidan.test';

type Connection = (path: string) => Promise<Response>;

interface Shown {
  title: string;
  body: string;
  tag: string;
  close: () => void;
}

interface Extended {
  waits: Promise<unknown>[];
  answer: Promise<Response> | null;
}

function createCaches() {
  const named = new Map<string, Map<string, Response>>();
  const keyOf = (asked: string | Request) =>
    new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;
  return {
    keys: () => Promise.resolve([...named.keys()]),
    has: (name: string) => Promise.resolve(named.has(name)),
    delete: (name: string) => Promise.resolve(named.delete(name)),
    open: (name: string) => {
      const cache = named.get(name) ?? new Map<string, Response>();
      named.set(name, cache);
      return Promise.resolve({
        match: (asked: string | Request) => Promise.resolve(cache.get(keyOf(asked))?.clone()),
        put: (asked: string | Request, response: Response) =>
          Promise.resolve(void cache.set(keyOf(asked), response)),
      });
    },
  };
}

/** The worker of a release, in a browser with these caches and this connection. */
function startWorker(
  release: string,
  caches: ReturnType<typeof createCaches>,
  connection: Connection,
  shown: Shown[] = [],
) {
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    maidan: { release, pages: { en: '/offline', ur: '/ur/offline' } },
    location: new URL(ORIGIN),
    addEventListener: (name: string, handler: (event: object) => void) =>
      handlers.set(name, handler),
    skipWaiting: () => undefined,
    clients: { claim: () => Promise.resolve() },
    registration: {
      getNotifications: () => Promise.resolve([...shown]),
      showNotification: (title: string, push: Omit<Shown, 'title'>) => {
        const at = shown.findIndex(({ tag }) => tag === push.tag);
        const close = () => void shown.splice(shown.indexOf(made), 1);
        const made = { ...push, title, close };
        shown.splice(at < 0 ? shown.length : at, at < 0 ? 0 : 1, made);
        return Promise.resolve();
      },
    },
    navigator: {},
  };
  const fetch = (asked: string | { url: string }) =>
    connection(new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname);
  // The standard says that a redirect may be relative; that of Node may not.
  class Answer extends Response {
    static override redirect(path: string, status: number) {
      return Response.redirect(new URL(path, ORIGIN), status);
    }
  }
  runInNewContext(SOURCE, {
    self,
    caches,
    fetch,
    URL,
    File,
    Headers,
    setTimeout,
    Response: Answer,
  });
  const raise = (name: string, more: object = {}): Extended => {
    const event: Extended = { waits: [], answer: null };
    handlers.get(name)?.({
      waitUntil: (work: Promise<unknown>) => event.waits.push(work),
      respondWith: (response: Promise<Response>) => {
        event.answer = response;
      },
      preloadResponse: Promise.resolve(undefined),
      ...more,
    });
    return event;
  };
  return {
    raise: async (name: string, more?: object) => {
      await Promise.all(raise(name, more).waits);
    },
    /** The page that the browser shows at this address; null when the worker ignores the request. */
    open: (path: string, more: object = {}) =>
      raise('fetch', {
        request: { method: 'GET', mode: 'navigate', cache: 'default', url: ORIGIN + path, ...more },
      }).answer,
  };
}

const pageOf = (release: string, words: string) =>
  `<html data-release="${release}">${words}<script src="/_next/static/a.js"></script></html>`;

const online =
  (release: string): Connection =>
  (path) => {
    if (path === '/offline') return Promise.resolve(new Response(pageOf(release, 'No line')));
    if (path === '/ur/offline') return Promise.resolve(new Response(pageOf(release, 'لائن نہیں')));
    return Promise.resolve(new Response(`live ${path}`));
  };
const noConnection: Connection = () => Promise.reject(new TypeError('Failed to fetch'));

async function installed(release = 'r1') {
  const caches = createCaches();
  let connection = online(release);
  const worker = startWorker(release, caches, (path) => connection(path));
  await worker.raise('install');
  await worker.raise('activate');
  return { caches, worker, loseConnection: (lost = noConnection) => void (connection = lost) };
}

const textOf = async (response: Promise<Response> | null) => (await response)?.text();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the service worker', () => {
  it('shows the page itself while there is a line', async () => {
    const { worker } = await installed();
    expect(await textOf(worker.open('/my-games'))).toBe('live /my-games');
  });

  it('shows its page in the language of the address without a line, and the files that it names', async () => {
    const { worker, loseConnection } = await installed();
    loseConnection();
    expect(await textOf(worker.open('/my-games'))).toContain('No line');
    expect(await textOf(worker.open('/ur/venues'))).toContain('لائن نہیں');
    expect(await textOf(worker.open('/_next/static/a.js', { mode: 'no-cors' }))).toBe(
      'live /_next/static/a.js',
    );
  });

  it('shows members’ pages, whose address names no language, in that of their copy', async () => {
    const { worker, caches, loseConnection } = await installed();
    const headers = { 'content-language': 'ur' };
    await (await caches.open('maidan:12')).put('/api/offline', new Response('{}', { headers }));
    loseConnection();
    expect(await textOf(worker.open('/my-games'))).toContain('لائن نہیں');
  });

  it('does not wait for a line that stays silent, except for whoever asks again', async () => {
    const { worker, loseConnection } = await installed();
    loseConnection(() => new Promise(() => undefined));
    const shown = textOf(worker.open('/my-games'));
    const patient = vi.fn();
    void worker.open('/my-games', { cache: 'no-cache' })?.then(patient);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await shown).toContain('No line');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(patient).not.toHaveBeenCalled();
  });

  it.each(['/api/logout', '/media/chat/1'])('leaves %s alone', async (path) => {
    const { worker } = await installed();
    expect(worker.open(path)).toBeNull();
  });

  it('replaces the page of the release before, and leaves what belongs to a person', async () => {
    const { caches } = await installed('r1');
    await caches.open('maidan:12');
    const next = startWorker('r2', caches, online('r2'));
    await next.raise('install');
    expect(await caches.keys()).toContain('maidan:page:r1');
    await next.raise('activate');
    expect(await caches.keys()).toEqual(['maidan:12', 'maidan:page:r2']);
  });

  it('keeps no page of another release, and keeps its own when it is asked again', async () => {
    const caches = createCaches();
    let connection = online('r1');
    const worker = startWorker('r2', caches, (path) => connection(path));
    await worker.raise('install');
    expect(await caches.keys()).toEqual([]);
    connection = online('r2');
    await worker.raise('message', { data: 'keep' });
    expect(await caches.keys()).toEqual(['maidan:page:r2']);
  });

  it('keeps a shared picture with what belongs to the person, and none where nobody is signed in', async () => {
    const { worker, caches } = await installed();
    const share = async () => {
      const form = new FormData();
      form.set('picture', new File(['court'], 'court.png', { type: 'image/png' }));
      const formData = () => Promise.resolve(form);
      return (await worker.open('/share', { method: 'POST', formData }))?.headers.get('location');
    };
    expect(await share()).toBe(`${ORIGIN}/messages`);
    expect(await caches.keys()).toEqual(['maidan:page:r1']);
    const person = await caches.open('maidan:12');
    await share();
    expect(await (await person.match('/share/picture'))?.text()).toBe('court');
  });
});

it('what the device shows follows what has been read, removed and changed since', async () => {
  const shown: Shown[] = [];
  const rows = [
    { id: 1, title: 'New message', content: 'Nets at seven', isRead: false },
    { id: 2, title: 'New message', content: 'Read elsewhere', isRead: true },
    { id: 4, title: 'New message', content: 'Stays as it is', isRead: false },
  ];
  const connection: Connection = () => Promise.resolve(Response.json(rows));
  const worker = startWorker('r1', createCaches(), connection, shown);
  const push = (id: number, body: string, isListed = true) => {
    const json = () => ({ id, title: 'New message', body, tag: `t${id}`, isListed });
    return worker.raise('push', { data: { json } });
  };
  await push(1, 'Nets at six');
  await push(2, 'Read elsewhere');
  await push(3, 'Removed');
  await push(4, 'Stays…');
  await push(5, 'Only as a push', false);
  await worker.raise('message', { data: 'follow' });
  expect(shown.map(({ body }) => body)).toEqual(['Nets at seven', 'Stays…', 'Only as a push']);
});
