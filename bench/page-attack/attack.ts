import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Attack {
  title: string;
  /** `n` counts up, so that each request uses a new URL. */
  path: (n: number) => string;
  method?: string;
  headers?: Record<string, string>;
}

export const ATTACKS = {
  query: {
    title: '`GET /group/1?x=random`',
    path: (n) => `/group/1?x=${n}`,
  },
  post: { title: '`POST /group/1`', path: () => '/group/1', method: 'POST' },
  spelling: {
    title: '`GET /GROUP/1`, `/group/%31`, `/group/1/`',
    path: (n) => ['/GROUP/1', '/group/%31', '/group/1/'][n % 3] ?? '/',
  },
  each: { title: 'every group once', path: (n) => `/group/${1 + (n % 2_000)}` },
  missing: { title: 'pages that do not exist', path: (n) => `/no/such/${n}` },
  list: { title: '`GET /venues?q=random`', path: (n) => `/venues?q=x${n}` },
  partial: {
    title: '`GET /group/1` as the client asks for it',
    path: (n) => `/group/1?_rsc=${n}`,
    headers: { rsc: '1' },
  },
} as const satisfies Record<string, Attack>;

export type AttackName = keyof typeof ATTACKS;

/** In its own process, so that its work is not measured as the server's. */
export async function startAttack(url: string, name: AttackName, connections: number) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      fileURLToPath(new URL('attacker.ts', import.meta.url)),
      url,
      name,
      String(connections),
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  await once(child, 'message');
  return {
    stop: async (): Promise<Record<string, number>> => {
      child.send('stop');
      const [statuses] = await once(child, 'message');
      child.disconnect();
      return statuses as Record<string, number>;
    },
  };
}
