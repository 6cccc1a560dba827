import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { topicOf } from '@/lib/notifications/constants';

/** Every `type` that a call of notify or notifyAll in lib names, as far as it stands there in full. */
function namedTypes(): string[] {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('generated') && !file.endsWith('.test.ts'),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join('lib', file), 'utf8');
    if (!/\bnotify(?:All)?\(|\bNewNotification\b|tellPlayers\(/.test(text)) return [];
    return [...text.matchAll(/type: '([a-z]+(?:_[a-z]+)+)'/g)].map((match) => match[1] ?? '');
  });
}

it('gives everything that is told a topic, so that a person can choose where', () => {
  const types = new Set(namedTypes());
  expect(types.size).toBeGreaterThan(20);
  // A sign-in from an unknown browser is told in every way, whatever somebody chose; a warning by an admin too, and what
  // became of the export that they asked for.
  expect([...types].filter((type) => topicOf(type) === null).toSorted()).toEqual([
    'export_failed',
    'export_ready',
    'new_sign_in',
  ]);
});
