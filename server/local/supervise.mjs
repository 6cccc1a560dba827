import { PlainError } from './plain-error.mjs';

const POLICY = {
  firstDelayMs: 250,
  longestDelayMs: 10_000,
  failuresMax: 6,
  failureWindowMs: 60_000,
  killAfterMs: 8000,
};

/**
 * Keeps services running. A service is
 *   { name, launch(): ChildProcess | Promise, ready(child, signal): Promise, halt?(child), killAfterMs?,
 *     handOver?(child): Promise, failureText?(): string, waitsForChange? }
 * It counts as started when `ready` resolves. When it ends by itself it is launched again, later each time;
 * `failuresMax` ends within `failureWindowMs` are too many: `onGiveUp(error)` is called. One that `waitsForChange`
 * (development: its source has a mistake) is launched again by `restart` only.
 */
export function createSupervisor({ log, onGiveUp, policy = {} }) {
  const rules = { ...POLICY, ...policy };
  const running = [];
  let stopping;

  async function start(service) {
    const entry = { service, child: undefined, failures: [], timer: undefined, restarting: false };
    running.push(entry);
    await launch(entry);
  }

  async function launch(entry) {
    for (;;) {
      const ended = await launchOnce(entry);
      if (!ended || stopping) return;
      // A program that exits by itself right after its start will do so again; one that was killed may not.
      const hopeless = ended.code !== null && entry.failures.length === 0;
      if (hopeless && !entry.service.waitsForChange) throw failure(entry, ended);
      await backOff(entry, ended);
    }
  }

  // Resolves undefined once the service is ready, or with how it ended before that.
  async function launchOnce(entry) {
    const child = await entry.service.launch();
    entry.child = child;
    let isReady = false;
    const over = new AbortController();
    const end = new Promise((resolve) => {
      child.once('error', (error) => resolve({ code: 1, signal: null, error }));
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    void end.then((how) => {
      entry.child = undefined;
      over.abort();
      if (isReady) void revive(entry, how);
    });
    if (stopping) halt(entry, child);
    const ready = entry.service.ready(child, over.signal).then(() => undefined);
    const ended = await Promise.race([ready, end]);
    isReady = !ended;
    return ended;
  }

  async function revive(entry, how) {
    if (stopping) return;
    try {
      if (!entry.restarting) await backOff(entry, how);
      entry.restarting = false;
      if (stopping) return;
      await launch(entry);
      entry.back?.();
      if (!stopping) log(`${entry.service.name} is running again.`);
    } catch (error) {
      onGiveUp(error);
    }
  }

  async function backOff(entry, how) {
    if (entry.service.waitsForChange) {
      log(
        `${entry.service.name} ended (${describe(how)}); it starts again when its source changes.`,
      );
      await new Promise((resolve) => (entry.wake = resolve));
      return;
    }
    const now = Date.now();
    entry.failures = entry.failures.filter((at) => at > now - rules.failureWindowMs);
    entry.failures.push(now);
    const count = entry.failures.length;
    if (count >= rules.failuresMax) throw failure(entry, how, count);
    const delay = Math.min(rules.firstDelayMs * 2 ** (count - 1), rules.longestDelayMs);
    log(`${entry.service.name} ended (${describe(how)}); starting it again in ${delay / 1000} s.`);
    await new Promise((resolve) => {
      entry.timer = setTimeout(resolve, delay);
      entry.wake = resolve;
    });
  }

  function failure({ service }, how, count) {
    const times = count ? `ended ${count} times within a minute, last` : 'did not start';
    const text = service.failureText?.() ?? '';
    return new PlainError(`${service.name} ${times} (${describe(how)}).${text && `\n${text}`}`);
  }

  /** Ends a service so that it is restarted at once, without counting as a failure. Resolves when it is ready again. */
  async function restart(name) {
    const entry = running.find(({ service }) => service.name === name);
    entry?.wake?.();
    if (!entry?.child || entry.restarting) return;
    entry.restarting = true;
    const isBack = new Promise((resolve) => (entry.back = resolve));
    halt(entry, entry.child);
    await isBack;
  }

  /** Lets a service replace itself without a gap. @throws when it goes on as it was */
  async function handOver(name) {
    const entry = running.find(({ service }) => service.name === name);
    // One that is down starts as what is current anyway.
    if (entry?.child) await entry.service.handOver(entry.child);
  }

  function halt({ service }, child) {
    if (service.halt) service.halt(child);
    else child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), service.killAfterMs ?? rules.killAfterMs);
    child.once('exit', () => clearTimeout(timer));
  }

  /** Stops all services, the last started first, one after another. */
  function stop() {
    stopping ??= stopAll();
    return stopping;
  }

  async function stopAll() {
    await Promise.resolve();
    for (const entry of [...running].reverse()) {
      clearTimeout(entry.timer);
      entry.wake?.();
      const { child } = entry;
      if (!child || child.exitCode !== null || child.signalCode !== null) continue;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      halt(entry, child);
      await gone;
    }
  }

  return { start, restart, handOver, stop };
}

function describe({ code, signal, error }) {
  if (error) return error.message;
  return signal ? `signal ${signal}` : `exit code ${code}`;
}
