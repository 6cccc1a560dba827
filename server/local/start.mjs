#!/usr/bin/env node
// `npm start` and `npm run dev`. Only the version check is imported statically: everything else may use syntax that an old Node
// cannot parse, and then the message about the version would not appear.
import { nodeVersionProblem } from './node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
} else {
  void import('./run.mjs').then(({ run }) =>
    run({ argv: process.argv.slice(2), env: process.env }).then((code) => process.exit(code)),
  );
}
