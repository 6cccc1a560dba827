import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { topicOf } from '@/lib/notifications/constants';

/** Every `type` that appears literally in a call of notify or notifyAll in lib. */
function namedTypes(): string[] {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('generated') && !file.endsWith('.test.ts'),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join('lib', file), 'utf8');
    if (!/\bnotify(?:All)?\(|\bNewNotification\b|notifyPlayers\(/.test(text)) return [];
    return [...text.matchAll(/type: '([a-z]+(?:_[a-z]+)+)'/g)].map((match) => match[1] ?? '');
  });
}

it('every notification type has a topic, so that people can choose its channels', () => {
  const types = new Set(namedTypes());
  expect(types.size).toBeGreaterThan(20);
  // These are always sent on all channels: a sign-in from an unknown browser, an admin's warning, the answer to a report, and the
  // result of a requested export.
  expect([...types].filter((type) => topicOf(type) === null).toSorted()).toEqual([
    'export_failed',
    'export_ready',
    'new_sign_in',
    'report_decided',
  ]);
});
