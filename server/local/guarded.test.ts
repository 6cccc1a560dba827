import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText } from './files.mjs';
import { isAlive } from './processes.mjs';
import { removeFolder, temporaryFolder, until } from './testing/instance';

const PARENTS = {
  'of a guard': `import { spawnGuarded } from ${JSON.stringify(import.meta.resolve('./guarded.mjs'))};
    const child = spawnGuarded(process.execPath, args, { env: process.env });`,
  'of a service': `import { nodeService } from ${JSON.stringify(import.meta.resolve('./services.mjs'))};
    const env = { ...process.env, MAIDAN_NODE: 'system' };
    const child = nodeService('jobs', args, { root: '.', env }).launch();`,
};

it.each(Object.entries(PARENTS))(
  'the process %s ends although its parent is killed before it has loaded',
  async (_what, start) => {
    const folder = await temporaryFolder();
    const file = join(folder, 'pid');
    const program = `fs.writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 60_000)`;
    const parent = `const args = ${JSON.stringify(['-e', program])};
      ${start}
      process.stdout.write(String(child.pid), () => process.kill(process.pid, 'SIGKILL'));`;
    const args = ['--input-type=module', '-e', parent];
    const { stdout, signal } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(signal).toBe('SIGKILL');
    await until(
      () => !isAlive(Number(stdout)) && !isAlive(Number(readText(file))),
      () => `${stdout} is still there`,
    );
    await removeFolder(folder);
  },
);
