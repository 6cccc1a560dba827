import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { BUNDLES } from '../../scripts/build.mjs';

/** Whether a script exists, or is made by the build. */
export function isProgram(path: string): boolean {
  const bundle = /^dist\/(.+)\.mjs$/.exec(path)?.[1];
  return bundle === undefined ? existsSync(path) : bundle in BUNDLES;
}

/** The scripts that a command line starts with node. */
export function scriptsOf(command: string): string[] {
  return [...command.matchAll(/\bnode\s+(?:--\S+\s+)*([\w./-]+\.m?js)\b/g)].map(
    ([, script = '']) => script,
  );
}

export const read = (file: string): string => readFileSync(file, 'utf8');

export function isInstalled(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
