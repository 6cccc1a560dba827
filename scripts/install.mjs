#!/usr/bin/env node
// Installs the development packages before commands that use them, if any are missing.
import { installDependencies } from '../server/local/install.mjs';
import { ROOT, runCommandLine } from './command-line.mjs';

runCommandLine(async () => {
  const isNew = await installDependencies({ root: ROOT, env: process.env, level: 'all' });
  if (isNew) console.log('Packages for development: installed');
  return 0;
});
