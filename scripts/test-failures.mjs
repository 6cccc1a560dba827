// Names the failed tests of a run, so that the last lines of `npm test` say what to look at.

/** The first line of an error, without the colours of a terminal. */
function firstLine(message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours start with the escape character
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '');
  return plain.split('\n', 1)[0];
}

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

/** One line for each failed test in a report of Playwright (`json`). */
export function failedBrowserTests(report) {
  const lines = [];
  for (const spec of (report?.suites ?? []).flatMap(specsOf)) {
    for (const test of spec.tests) {
      if (test.status === 'expected' || test.status === 'skipped') continue;
      const error = test.results.flatMap((result) => result.errors)[0];
      lines.push(
        `${spec.file}:${spec.line} › ${spec.title} (${test.projectName}): ${firstLine(error?.message)}`,
      );
    }
  }
  return lines;
}
