import { NextRequest } from 'next/server';
import { afterEach, expect, it, vi } from 'vitest';
import { proxy } from '@/proxy';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['on this machine by default', {}, 'http://127.0.0.1:3901/ws?EIO=4'],
  ['at its port', { WS_PORT: '4001' }, 'http://127.0.0.1:4001/ws?EIO=4'],
  ['at its address', { WS_HOST: '127.0.0.2', WS_PORT: '3901' }, 'http://127.0.0.2:3901/ws?EIO=4'],
  [
    'elsewhere',
    { WS_HOST: '0.0.0.0', REALTIME_URL: 'http://realtime:3901' },
    'http://realtime:3901/ws?EIO=4',
  ],
  [
    'by default when all are empty',
    { WS_HOST: '', WS_PORT: '', REALTIME_URL: '' },
    'http://127.0.0.1:3901/ws?EIO=4',
  ],
])('passes /ws on to the sidecar %s', (_where, env, target) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const answer = proxy(new NextRequest('https://maidan.example/ws?EIO=4'));
  expect(answer.headers.get('x-middleware-rewrite')).toBe(target);
});
