import { expect, it } from 'vitest';
import type { Finding } from '@/lib/platform/health/finding';
import { hasFailed, toJson, toReport, toWarnings } from './report';
import { bad, doubt, good } from './say';

const FINDINGS: Finding[] = [
  { name: 'node', ...good('Node is supported.') },
  { name: 'mail', ...doubt('No letter can leave.', 'Set SMTP_URL.') },
  { name: 'database', ...bad('No answer.', 'Start it.') },
];

it('prints one line per check, then the remedies', () => {
  expect(toReport(FINDINGS)).toBe(
    [
      'ok       node      Node is supported.',
      'warning  mail      No letter can leave.',
      'failure  database  No answer.',
      '',
      'What to do:',
      '  mail      Set SMTP_URL.',
      '  database  Start it.',
      '',
      '3 checks: 1 ok, warnings: 1, failures: 1.',
    ].join('\n'),
  );
});

it('prints no remedies when every check is ok', () => {
  expect(toReport(FINDINGS.slice(0, 1))).not.toContain('What to do');
  expect(toWarnings(FINDINGS.slice(0, 1))).toBe('');
});

it('prints only warnings and failures at the start', () => {
  expect(toWarnings(FINDINGS)).toBe(
    'Warning (mail): No letter can leave. Set SMTP_URL.\nError (database): No answer. Start it.',
  );
});

it('has every check in the JSON, and fails only for a failure, not for a warning', () => {
  expect(JSON.parse(toJson(FINDINGS))).toEqual({
    ok: false,
    checks: [
      { name: 'node', result: 'ok', sentence: 'Node is supported.' },
      {
        name: 'mail',
        result: 'warning',
        sentence: 'No letter can leave.',
        remedy: 'Set SMTP_URL.',
      },
      { name: 'database', result: 'failure', sentence: 'No answer.', remedy: 'Start it.' },
    ],
  });
  expect(FINDINGS.map((finding) => hasFailed([finding]))).toEqual([false, false, true]);
});
