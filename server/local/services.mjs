import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { join } from 'node:path';
import { keepLastLines, killLeftOver, spawnGuarded, stopGuarded } from './guarded.mjs';
import { inWords } from './log-line.mjs';
import { NODE_FLAGS } from './node-memory.mjs';
import { chooseNode } from './node-version.mjs';
import { PlainError } from './plain-error.mjs';
import { untilHealthy, untilReported } from './readiness.mjs';
import { readRelease } from './release.mjs';
import { killLater } from './supervise.mjs';

const WITH_PARENT = new URL('with-parent.mjs', import.meta.url).href;
const READY_MS = 120_000;
/** Longer than a web process takes to drain (server/web/drain). */
const DRAIN_MS_MAX = 40_000;
const LINES_KEPT = 40;

export function appServices({ root, env, dev, host, port, wsPort, print }) {
  const bundle = (name) => [...NODE_FLAGS[name], join(root, 'dist', `${name}.mjs`)];
  const source = (name) => ['--import', 'tsx', join(root, 'server', name, 'index.ts')];
  const program = dev ? source : bundle;
  const shared = { root, env, print, waitsForChange: dev };
  const realtimeUrl = `http://127.0.0.1:${wsPort}/health`;
  return [
    nodeService('realtime', program('realtime'), shared, (child, signal) =>
      untilHealthy('realtime', realtimeUrl, signal, READY_MS),
    ),
    nodeService('jobs', program('jobs'), shared, (child, signal) =>
      untilReported('jobs', child, signal, READY_MS),
    ),
    (dev ? devWeb : builtWeb)({ ...shared, host, port }),
  ];
}

/** A service that is one Node process and ends with its parent through its IPC channel. */
export function nodeService(name, args, { root, env, print, waitsForChange }, ready) {
  const output = outputOf(name, print);
  return {
    name,
    waitsForChange,
    ready: (child, signal) => ready(child, signal).then(output.open),
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

const nextBin = (root) => join(root, 'node_modules/next/dist/bin/next');
const healthUrl = ({ host, port }) => {
  const address = host === '0.0.0.0' || host === '::' || host === 'localhost' ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}/api/health`;
};

/**
 * The web process of the current release. The listening socket is of this process, as the primary of a cluster, and stays open
 * while one web process takes over from another. They accept connections themselves, so this process forwards nothing.
 */
export function builtWeb({
  root,
  env = process.env,
  host,
  port,
  print,
  args = [],
  ready,
  stdio = 'pipe',
}) {
  const output = outputOf('web', print);
  const url = healthUrl({ host, port });
  const untilWell = ready ?? ((_child, signal) => untilHealthy('web', url, signal, READY_MS));
  return {
    name: 'web',
    failureText: output.text,
    launch(takesOver) {
      const release = readRelease(join(root, 'dist'));
      if (!release) throw new PlainError('Nothing is built yet: npm run build');
      chooseNode(root, env);
      cluster.schedulingPolicy = cluster.SCHED_NONE;
      cluster.setupPrimary({
        exec: join(root, 'dist/bundles', release.bundles, 'web.mjs'),
        args: [
          '--host',
          host,
          '--port',
          String(port),
          ...args,
          ...(takesOver ? ['--takes-over'] : []),
        ],
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
      (takesOver ? untilReported('web', child, signal, READY_MS) : untilWell(child, signal)).then(
        output.open,
      ),
    // It finishes its requests, and ends.
    retire(child) {
      child.send('drain');
      killLater(child, DRAIN_MS_MAX);
    },
  };
}

// `next dev` uses a second process, which would inherit --import and end at once, so it runs under a guard instead.
function devWeb(options) {
  const output = outputOf('web', options.print);
  const args = [nextBin(options.root), 'dev', '-H', options.host, '-p', String(options.port)];
  let lastPid;
  return {
    name: 'web',
    killAfterMs: 15_000,
    failureText: output.text,
    launch() {
      if (lastPid) killLeftOver(lastPid);
      const guard = spawnGuarded(process.execPath, args, { cwd: options.root, env: options.env });
      guard.once('message', ({ pid }) => (lastPid = pid));
      output.follow(guard);
      return guard;
    },
    ready: (guard, signal) =>
      untilHealthy('web', healthUrl(options), signal, READY_MS).then(output.open),
    halt: stopGuarded,
  };
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
