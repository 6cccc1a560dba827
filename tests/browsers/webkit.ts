import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import axe from 'axe-core';
import { find } from './find';
import { type Browser, ENVIRONMENT, type Part, SIZE, type Tab } from './tab';

/** WebKit has no protocol for the console: each script that runs in a page first puts a listener there. */
const LISTEN = `
  const problems = (window.maidanProblems ??= (() => {
    const problems = [];
    addEventListener('error', ({ message, error }) => message && problems.push(String(error ?? message)));
    addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
    const { error } = console;
    console.error = (...said) => { problems.push(said.map(String).join(' ')); error.apply(console, said); };
    return problems;
  })());
`;

type Answer = { value: unknown };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Starts WebKit's driver on a screen of its own. @param program of MiniBrowser, which the driver starts */
export async function startWebKit(program: string): Promise<Browser> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '800x1000x24'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      ...ENVIRONMENT,
      // Its sandbox needs rights that a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });

  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { value } = (await response.json()) as Answer;
    const refusal = value as { error?: string; message?: string } | null;
    if (refusal?.error) throw new Error(`${path}: ${refusal.error}: ${refusal.message}`);
    return value;
  }
  await untilReady(() => send('GET', '/status'));
  let version = 'WebKit';

  async function openTab(): Promise<Tab> {
    const session = (await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          // Pages are watched from their first moment, and the journeys wait by themselves.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    version = `WebKit ${session.capabilities.browserVersion}`;
    const run = (method: string, path: string, body?: unknown) =>
      send(method, `/session/${session.sessionId}${path}`, body);
    // Its window stays 447 px wide.
    await run('POST', '/window/rect', SIZE);
    const problems: string[] = [];

    async function execute(script: string, args: unknown[]): Promise<unknown> {
      const [value, said] = (await run('POST', '/execute/async', {
        script: `${LISTEN}
          const given = [...arguments];
          const done = given.pop();
          Promise.resolve((${script})(...given)).then(
            (value) => done([value, problems.splice(0)]),
            (error) => done([null, [String(error)]]),
          );`,
        args,
      })) as [unknown, string[]];
      problems.push(...said);
      return value;
    }
    const tab: Tab = {
      open: async (url) => {
        await execute(`() => { window.maidanLeft = true; }`, []).catch(() => undefined);
        await run('POST', '/url', { url });
        await untilReady(async () => {
          if (await execute('() => window.maidanLeft', [])) throw new Error(`${url} is not loaded`);
        });
      },
      evaluate: async <A extends unknown[], T>(
        work: (...given: A) => T | Promise<T>,
        ...given: A
      ) => (await execute(String(work), given)) as T,
      find: async (query, purpose) => {
        if (await execute(`() => typeof axe === 'undefined'`, []))
          await execute(`() => {${axe.source}}`, []);
        const found = (await execute(String(find), [query, purpose])) as object | null;
        return found ? toPart(Object.values(found)[0]) : undefined;
      },
      setCookie: async (name, value, url) => {
        if (!((await run('GET', '/url')) as string).startsWith(url))
          await tab.open(`${url}/robots.txt`);
        await run('POST', '/cookie', {
          cookie: { name, value, path: '/', httpOnly: true, sameSite: 'Lax' },
        });
      },
      clearCookies: async () => void (await run('DELETE', '/cookie')),
      screenshot: async (file) =>
        writeFile(file, Buffer.from((await run('GET', '/screenshot')) as string, 'base64')),
      problems: async () => {
        await execute('() => null', []);
        return problems;
      },
      close: async () => void (await run('DELETE', '')),
    };
    const toPart = (id: string): Part => ({
      click: async () => void (await run('POST', `/element/${id}/click`, {})),
      type: async (text) => void (await run('POST', `/element/${id}/value`, { text })),
      upload: async (file) => void (await run('POST', `/element/${id}/value`, { text: file })),
    });
    return tab;
  }

  return {
    get version() {
      return version;
    },
    open: openTab,
    close: async () => {
      for (const child of [driver, screen]) {
        const ended = once(child, 'exit');
        if (child.kill()) await ended;
      }
    },
  };
}

async function untilReady(work: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
