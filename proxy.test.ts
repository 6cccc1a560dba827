import { NextRequest } from 'next/server';
import { afterEach, expect, it, vi } from 'vitest';
import { proxy } from '@/proxy';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['on this machine by default', {}, 'http://127.0.0.1:3901/ws?EIO=4'],
  ['at its port', { WS_PORT: '4001' }, 'http://127.0.0.1:4001/ws?EIO=4'],
  ['in its container', { WS_HOST: 'realtime', WS_PORT: '3901' }, 'http://realtime:3901/ws?EIO=4'],
  [
    'by default when both are empty',
    { WS_HOST: '', WS_PORT: '' },
    'http://127.0.0.1:3901/ws?EIO=4',
  ],
])('passes /ws on to the sidecar %s', (_where, env, target) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const answer = proxy(new NextRequest('https://maidan.example/ws?EIO=4'));
  expect(answer.headers.get('x-middleware-rewrite')).toBe(target);
});
