import type { Finding } from '@/lib/platform/health/finding';

const columnOf = (texts: string[]): number => Math.max(0, ...texts.map(({ length }) => length)) + 2;

/** One line for each finding, followed by remedies for the bad ones. */
export function toReport(findings: Finding[]): string {
  const width = columnOf(findings.map(({ name }) => name));
  const lines = findings.map(
    ({ result, name, sentence }) => `${result.padEnd(9)}${name.padEnd(width)}${sentence.english}`,
  );
  const remedies = findings.flatMap((finding) =>
    finding.result === 'ok' ? [] : [`  ${finding.name.padEnd(width)}${finding.remedy.english}`],
  );
  const advice = remedies.length > 0 ? ['', 'What to do:', ...remedies] : [];
  return [...lines, ...advice, '', summary(findings)].join('\n');
}

function summary(findings: Finding[]): string {
  const count = (wanted: Finding['result']) =>
    findings.filter(({ result }) => result === wanted).length;
  return `${findings.length} checks: ${count('ok')} ok, warnings: ${count('warning')}, failures: ${count('failure')}.`;
}

/** For the terminal of `npm start`: only the bad ones. */
export const toWarnings = (findings: Finding[]): string =>
  findings
    .flatMap((finding) => {
      if (finding.result === 'ok') return [];
      const grade = finding.result === 'failure' ? 'Error' : 'Warning';
      return `${grade} (${finding.name}): ${finding.sentence.english} ${finding.remedy.english}`;
    })
    .join('\n');

export function toJson(findings: Finding[]): string {
  const checks = findings.map((finding) => ({
    name: finding.name,
    result: finding.result,
    sentence: finding.sentence.english,
    ...(finding.result !== 'ok' && { remedy: finding.remedy.english }),
  }));
  return JSON.stringify({ ok: !hasFailed(findings), checks }, null, 2);
}

export const hasFailed = (findings: Finding[]): boolean =>
  findings.some(({ result }) => result === 'failure');
