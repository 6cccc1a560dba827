#!/usr/bin/env node
// Installs what development needs too, before commands that use it. Does nothing where all is installed.
import { installDependencies } from '../server/local/install.mjs';
import { ROOT, runCommandLine } from './command-line.mjs';

runCommandLine(async () => {
  const isNew = await installDependencies({ root: ROOT, env: process.env, level: 'all' });
  if (isNew) console.log('Packages for development: installed');
  return 0;
});
