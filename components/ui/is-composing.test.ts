import { readFileSync } from 'node:fs';
import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { listSources } from '@/scripts/source-files.mjs';
import { isComposing } from './is-composing';

it.each([
  ['Chrome and Firefox, inside a composition', { isComposing: true, keyCode: 229 }, true],
  ['Safari, after its end', { isComposing: false, keyCode: 229 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
])('%s', (_name, nativeEvent, expected) => {
  expect(isComposing({ nativeEvent } as unknown as KeyboardEvent)).toBe(expected);
});

it('is asked wherever code answers Enter', () => {
  const careless = listSources()
    .filter((file: string) => /^(?:app|components|lib)\/.*(?<!\.test)\.tsx?$/.test(file))
    .filter((file: string) => {
      const text = readFileSync(file, 'utf8');
      return /['"]Enter['"]|keyCode === 13/.test(text) && !text.includes('isComposing(event)');
    });
  expect(careless).toEqual([]);
});

it('a new password stands beside the name of its account', () => {
  const nameless = listSources()
    .filter((file: string) => /^(?:app|components)\/.*\.tsx$/.test(file))
    .filter((file: string) => {
      const text = readFileSync(file, 'utf8');
      return (
        text.includes('autoComplete="new-password"') &&
        !/<UsernameField|autoComplete="username"/.test(text)
      );
    });
  expect(nameless).toEqual([]);
});
