import { parseArgs } from 'node:util';
import { examineOwnEnv } from '@/lib/platform/env/given';
import { examine } from './examine';
import { hasFailed, toJson, toReport, toWarnings } from './report';

// `--json` is for machines; `--start` is the call of npm start: own checks only, prints only findings, and never fails.
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
// Exits at once: hanging connections would keep the process alive.
process.stdout.write(text && `${text}\n`, () => process.exit(code));
