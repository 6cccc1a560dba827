import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { join } from 'node:path';
import { keepLastLines, spawnGuarded, stopGuarded } from './guarded.mjs';
import { inWords } from './log-line.mjs';
import { NODE_FLAGS } from './node-memory.mjs';
import { chooseNode } from './node-version.mjs';
import { PlainError } from './plain-error.mjs';
import { untilHealthy, untilReported } from './processes.mjs';
import { readRelease } from './release.mjs';
import { killLater } from './supervise.mjs';

const WITH_PARENT = new URL('with-parent.mjs', import.meta.url).href;
const READY_MS = 120_000;
/** Longer than a web process takes to drain (server/web/drain). */
const DRAIN_MS_MAX = 40_000;
const LINES_KEPT = 40;

export function appServices({ root, env, dev, host, port, print }) {
  const shared = { root, env, print };
  if (dev) return devServices({ ...shared, host, port });
  const service = (name) =>
    nodeService(name, [...NODE_FLAGS[name], join(root, 'dist', `${name}.mjs`)], shared);
  return [service('realtime'), service('jobs'), builtWeb({ ...shared, host, port })];
}

/** A service that is one Node process, reports when it is ready, and ends with its parent through its IPC channel. */
export function nodeService(name, args, { root, env, print }) {
  const output = outputOf(name, print);
  return {
    name,
    ready: (child, signal) => untilReported(name, child, signal, READY_MS).then(output.open),
    failureText: output.text,
    launch() {
      chooseNode(root, env);
      const child = spawn(process.execPath, ['--import', WITH_PARENT, ...args], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // Not in the terminal's process group: on Ctrl-C services stop in our order, not all at once.
        detached: process.platform !== 'win32',
        windowsHide: true,
      });
      output.follow(child);
      return child;
    },
  };
}

const healthUrl = ({ host, port }) => {
  const address = host === '0.0.0.0' || host === '::' || host === 'localhost' ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}/api/health`;
};

/**
 * The web process of the current release. The listening socket is of this process, as the primary of a cluster, and stays open
 * while one web process takes over from another. They accept connections themselves, so this process forwards nothing.
 */
export function builtWeb({ root, env = process.env, host, port, print }) {
  // Under systemd it reports its own faults, and its health includes other units, which may start later.
  const isAlone = print === undefined;
  const output = outputOf('web', print);
  const stdio = isAlone ? 'inherit' : 'pipe';
  const url = healthUrl({ host, port });
  return {
    name: 'web',
    failureText: output.text,
    launch(takesOver) {
      const release = readRelease(join(root, 'dist'));
      if (!release) throw new PlainError('Nothing is built yet: npm run build');
      chooseNode(root, env);
      cluster.schedulingPolicy = cluster.SCHED_NONE;
      const args = ['--host', host, '--port', String(port)];
      if (isAlone) args.push('--findings');
      if (takesOver) args.push('--takes-over');
      cluster.setupPrimary({
        exec: join(root, 'dist/bundles', release.bundles, 'web.mjs'),
        args,
        execArgv: NODE_FLAGS.web,
        cwd: root,
        stdio: ['ignore', stdio, stdio, 'ipc'],
        windowsHide: true,
      });
      const { process: child } = cluster.fork({ ...env, MAIDAN_NEXT: `dist/next/${release.next}` });
      output.follow(child);
      return child;
    },
    // While another process is serving, the health check would reach that one.
    ready: (child, signal, takesOver) =>
      (isAlone || takesOver
        ? untilReported('web', child, signal, READY_MS)
        : untilHealthy('web', url, signal, READY_MS)
      ).then(output.open),
    // It finishes its requests, and ends.
    retire(child) {
      child.send('drain');
      killLater(child, DRAIN_MS_MAX);
    },
  };
}

/**
 * The programs from their sources, which `next dev` and `tsx watch` follow. Both consist of several processes, so they run under
 * a guard. The web server is healthy only when the others are.
 */
function devServices({ root, env, print, host, port }) {
  const watched = (name) => [
    'tsx/dist/cli.mjs',
    'watch',
    '--clear-screen=false',
    `server/${name}/index.ts`,
  ];
  const service = (name, [program, ...args], ready) => {
    const output = outputOf(name, print);
    return {
      name,
      killAfterMs: 15_000,
      failureText: output.text,
      launch() {
        const command = [join(root, 'node_modules', program), ...args];
        const guard = spawnGuarded(process.execPath, command, { cwd: root, env });
        output.follow(guard);
        return guard;
      },
      ready: (_guard, signal) => ready(signal).then(output.open),
      halt: stopGuarded,
    };
  };
  const nothing = async () => undefined;
  const next = ['next/dist/bin/next', 'dev', '-H', host, '-p', String(port)];
  return [
    service('realtime', watched('realtime'), nothing),
    service('jobs', watched('jobs'), nothing),
    service('web', next, (signal) =>
      untilHealthy('web', healthUrl({ host, port }), signal, READY_MS),
    ),
  ];
}

// A service's output during its start is shown only if the start fails; afterwards its lines are prefixed with its name.
function outputOf(name, print) {
  let lines = [];
  let isOpen = false;
  return {
    follow(child) {
      isOpen = false;
      lines = keepLastLines(child, LINES_KEPT, (line) => isOpen && print(`[${name}] ${line}`));
    },
    open: () => {
      isOpen = true;
    },
    text: () => lines.map(inWords).join('\n'),
  };
}
