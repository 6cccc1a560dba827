import { parseArgs } from 'node:util';
import { examineOwnEnv } from '@/lib/platform/env/given';
import { examine } from './examine';
import { hasFailed, toJson, toReport, toWarnings } from './report';

// `--json` is for machines; `--start` is how npm start asks: own checks only, what is wrong, and never a failure.
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    start: { type: 'boolean', default: false },
  },
});

const findings = await examine(examineOwnEnv(), { ownOnly: values.start });
const write = values.start ? toWarnings : values.json ? toJson : toReport;
const text = write(findings);
const code = !values.start && hasFailed(findings) ? 1 : 0;
// Ends at once: connections that nobody answers would keep the process.
process.stdout.write(text && `${text}\n`, () => process.exit(code));
