import { expect, it } from 'vitest';
import { browserTests, failedUnitTests } from './test-failures.mjs';

it('names the failed tests of vitest, and the files that did not load', () => {
  const report = {
    testResults: [
      {
        name: 'lib/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'divides',
            failureMessages: ['Error: by zero\n    at a.ts:1'],
          },
        ],
      },
      { name: 'lib/b.test.ts', status: 'failed', message: 'Cannot find b', assertionResults: [] },
      {
        name: 'lib/c.test.ts',
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'c' }],
      },
    ],
  };
  expect(failedUnitTests(report)).toEqual([
    'lib/a.test.ts › divides: Error: by zero',
    'lib/b.test.ts: Cannot find b',
  ]);
});

it('names the failed tests of the browser, in nested suites, with what each said first', () => {
  const failed = {
    title: 'sends a message',
    file: 'chat.spec.ts',
    line: 12,
    tests: [
      { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] },
      {
        projectName: 'phone',
        status: 'unexpected',
        results: [
          {
            errors: [
              {
                message: '\u001B[31mTimed out\u001B[39m 10000ms\n\nLocator: getByText(1)\nCall log',
                location: { line: 14 },
              },
              { message: 'Differs\n\n- Expected\n+   "a text",' },
            ],
          },
        ],
      },
    ],
  };
  const report = { suites: [{ specs: [], suites: [{ specs: [failed] }] }] };
  expect(browserTests(report, 'unexpected')).toEqual([
    'chat.spec.ts:12 › sends a message (phone): Timed out 10000ms, line 14, Locator: getByText(1) | Differs, - Expected, +   "a text",',
  ]);
});

it('tells a test whose second try passed from one that failed', () => {
  const flaky = {
    title: 'books',
    file: 'coach.spec.ts',
    line: 3,
    tests: [
      {
        projectName: 'phone',
        status: 'flaky',
        results: [{ errors: [{ message: 'Timed out' }] }, { errors: [] }],
      },
    ],
  };
  const report = { suites: [{ specs: [flaky] }] };
  expect(browserTests(report, 'unexpected')).toEqual([]);
  expect(browserTests(report, 'flaky')).toEqual(['coach.spec.ts:3 › books (phone): Timed out']);
});

it('says nothing without a report', () => {
  expect(failedUnitTests(undefined)).toEqual([]);
  expect(browserTests(undefined, 'unexpected')).toEqual([]);
});
