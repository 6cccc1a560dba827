#!/usr/bin/env node
// `npm run bench -- NAME [options]`: runs bench/NAME.ts, which creates its own database and writes bench/results/NAME.md.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chooseNode } from '../server/local/node-version.mjs';

const [name, ...options] = process.argv.slice(2);
const known = readdirSync('bench')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
if (!known.includes(name)) {
  console.error(`Usage: npm run bench -- NAME [options]. Known: ${known.join(', ')}`);
  process.exit(1);
}
chooseNode(process.cwd(), process.env);
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', `bench/${name}.ts`, ...options],
  {
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
