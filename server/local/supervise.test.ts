import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { createSupervisor } from './supervise.mjs';
import { until } from './testing/instance';

const QUICK = { firstDelayMs: 1, longestDelayMs: 4 };
let stopAll = async () => {};
afterEach(() => stopAll());

// A service whose n-th run executes the n-th program; the last one repeats.
function service(name: string, ...programs: string[]) {
  const pids: number[] = [];
  return {
    name,
    pids,
    launch() {
      const program = programs[Math.min(pids.length, programs.length - 1)] ?? '';
      const child = spawn(process.execPath, ['-e', program], {
        stdio: ['ignore', 'ipc', 'inherit'],
      });
      pids.push(child.pid ?? 0);
      return child;
    },
    ready: (child: ReturnType<typeof spawn>) =>
      new Promise<void>((resolve) => child.once('message', () => resolve())),
  };
}

const LIVES = "process.send('ready'); setInterval(() => {}, 60000)";
const ENDS_LATER = "process.send('ready', () => process.exit(4))";
const ENDS_AT_ONCE = 'process.exit(5)';

function supervisor(policy = QUICK) {
  const lines: string[] = [];
  const given: { up?: Error } = {};
  const made = createSupervisor({
    log: (line: string) => lines.push(line),
    onGiveUp: (error: Error) => {
      given.up = error;
    },
    policy,
  });
  stopAll = made.stop;
  return { ...made, lines, given };
}

it('starts a service again when it is killed, and says so', async () => {
  const { start, lines } = supervisor();
  const web = service('web', LIVES);
  await start(web);
  process.kill(web.pids[0] ?? 0, 'SIGKILL');
  await until(
    () => lines.includes('web is running again.'),
    () => lines.join('\n'),
  );
  expect(lines[0]).toBe('web ended (signal SIGKILL); starting it again in 0.001 s.');
  expect(web.pids).toHaveLength(2);
});

it('waits longer each time and gives up after six exits within a minute', async () => {
  const { start, lines, given } = supervisor();
  const jobs = service('jobs', ENDS_LATER);
  await start(jobs);
  await until(
    () => given.up !== undefined,
    () => lines.join('\n'),
  );
  expect(given.up?.message).toContain('jobs ended 6 times within a minute, last (exit code 4).');
  expect(jobs.pids).toHaveLength(6);
  const delays = lines.map((line) => /in ([\d.]+) s/.exec(line)?.[1]).filter(Boolean);
  expect(delays).toEqual(['0.001', '0.002', '0.004', '0.004', '0.004']);
});

it('does not restart a service that exits before it was ever ready', async () => {
  const { start } = supervisor();
  const web = service('web', ENDS_AT_ONCE);
  await expect(start(web)).rejects.toThrow('web did not start (exit code 5).');
  expect(web.pids).toHaveLength(1);
});

it('restarts on request without counting it as a failure', async () => {
  const { start, restart, lines } = supervisor();
  const jobs = service('jobs', LIVES);
  await start(jobs);
  void restart('jobs');
  await until(
    () => lines.length > 0,
    () => 'nothing was said',
  );
  expect(lines).toEqual(['jobs is running again.']);
});

it('starts no third process where a second took over from one that was killed', async () => {
  const { start, handOver, lines } = supervisor({ firstDelayMs: 300, longestDelayMs: 300 });
  const web = service('web', LIVES);
  let hasEnded: Promise<unknown> | undefined;
  await start({
    ...web,
    launch() {
      const child = web.launch();
      hasEnded ??= once(child, 'exit');
      return child;
    },
    // The second is ready as soon as the first has been killed.
    ready: (child: ReturnType<typeof spawn>, _signal: AbortSignal, takesOver: boolean) =>
      takesOver ? hasEnded : web.ready(child),
    retire: () => undefined,
  });
  process.kill(web.pids[0] ?? 0, 'SIGKILL');
  await handOver('web');
  await until(
    () => lines.includes('web is running again.'),
    () => lines.join('\n'),
  );
  expect(web.pids).toHaveLength(2);
});

it('stops the last started service first, each before the next', async () => {
  const { start, stop } = supervisor();
  const order: string[] = [];
  for (const name of ['first', 'second', 'third']) {
    const one = service(name, LIVES);
    await start({
      ...one,
      launch() {
        const child = one.launch();
        child.once('exit', () => order.push(name));
        return child;
      },
    });
  }
  await stop();
  expect(order).toEqual(['third', 'second', 'first']);
});
