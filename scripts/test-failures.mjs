// Lists the failed tests of a run at the end of `npm test`.

/** The lines of an error, without terminal colours. */
function linesOf(message = '') {
  return message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
}

const firstLine = (message) => linesOf(message)[0];

/** One line for each failed test in a report of vitest (`--reporter=json`). */
export function failedUnitTests(report) {
  const lines = [];
  for (const file of report?.testResults ?? []) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed)
      lines.push(`${file.name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    // A file that fails to load has no tests.
    if (file.status === 'failed' && failed.length === 0)
      lines.push(`${file.name}: ${firstLine(file.message)}`);
  }
  return lines;
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

const MAX_DIFFERENCES = 10;

/** The error, its line, the expected element, and the difference: a report from another machine has no pictures. */
function describe({ message, location }) {
  const lines = linesOf(message);
  const locator = lines.find((line) => line.startsWith('Locator:'));
  const line = location ? `line ${location.line}` : undefined;
  const differences = lines.filter((each) => /^[+-] /.test(each)).slice(0, MAX_DIFFERENCES);
  return [lines[0], line, locator, ...differences].filter(Boolean).join(', ');
}

/** One line for each test of this status in a report of Playwright (`json`): `unexpected`, or `flaky` if its second try passed. */
export function browserTests(report, status) {
  const lines = [];
  for (const spec of (report?.suites ?? []).flatMap(specsOf)) {
    for (const test of spec.tests) {
      if (test.status !== status) continue;
      const errors = test.results.flatMap((result) => result.errors);
      const where = `${spec.file}:${spec.line} › ${spec.title} (${test.projectName})`;
      lines.push(`${where}: ${errors.map(describe).join(' | ')}`);
    }
  }
  return lines;
}
