import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from './plain-error.mjs';

const RULES = { firstDelayMs: 250, longestDelayMs: 10_000, failuresMax: 6, windowMs: 60_000 };
const KILL_AFTER_MS = 8000;

/**
 * Keeps services running. A service is
 *   { name, launch(takesOver): ChildProcess | Promise, ready(child, signal, takesOver): Promise, halt?(child), retire?(child),
 *     killAfterMs?, failureText?(): string }
 * It counts as started when `ready` resolves. When it ends by itself it is launched again, later each time;
 * `failuresMax` ends within `windowMs` are too many: `onGiveUp(error)` is called.
 */
export function createSupervisor({ log, onGiveUp, policy = {} }) {
  const rules = { ...RULES, ...policy };
  const running = [];
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  let allStopped;

  const find = (name) => running.find(({ service }) => service.name === name);

  async function start(service) {
    const entry = { service, child: undefined, children: new Set(), failures: [] };
    running.push(entry);
    await launch(entry);
  }

  async function launch(entry) {
    while (!stopped.aborted && !entry.child) {
      const { ended } = await launchOnce(entry, false);
      if (!ended) return;
      // A program that exits by itself right after its start will do so again; one that was killed may not.
      if (ended.code !== null && entry.failures.length === 0) throw failure(entry, ended.how);
      await backOff(entry, ended.how);
    }
  }

  // Resolves once the service is ready, or with the reason why it ended before.
  async function launchOnce(entry, takesOver) {
    const { service, children } = entry;
    const child = await service.launch(takesOver);
    // Such as a message to one that has just ended.
    child.on('error', () => {});
    children.add(child);
    if (!takesOver) entry.child = child;
    let isReady = false;
    const over = new AbortController();
    const end = once(child, 'exit').then(
      ([code, signal]) => ({ code, how: signal ? `signal ${signal}` : `exit code ${code}` }),
      (error) => ({ code: 1, how: error.message }),
    );
    void end.then(({ how }) => {
      children.delete(child);
      over.abort();
      // Another one may have taken over.
      if (entry.child !== child) return;
      entry.child = undefined;
      if (isReady) void backOff(entry, how).then(() => relaunch(entry), onGiveUp);
    });
    if (stopped.aborted) halt(service, child);
    const ready = service.ready(child, over.signal, takesOver).catch((error) => {
      if (takesOver) child.kill('SIGKILL');
      throw error;
    });
    const ended = await Promise.race([ready.then(() => undefined), end]);
    isReady = !ended;
    return { child, ended };
  }

  async function relaunch(entry) {
    try {
      await launch(entry);
      if (!stopped.aborted) log(`${entry.service.name} is running again.`);
    } catch (error) {
      onGiveUp(error);
    }
  }

  async function backOff(entry, how) {
    if (stopped.aborted) return;
    const now = Date.now();
    entry.failures = [...entry.failures.filter((at) => at > now - rules.windowMs), now];
    const count = entry.failures.length;
    if (count >= rules.failuresMax) throw failure(entry, how, count);
    const delay = Math.min(rules.firstDelayMs * 2 ** (count - 1), rules.longestDelayMs);
    log(`${entry.service.name} ended (${how}); starting it again in ${delay / 1000} s.`);
    await sleep(delay, undefined, { signal: stopped }).catch(() => undefined);
  }

  function failure({ service }, how, count) {
    const times = count ? `ended ${count} times within a minute, last` : 'did not start';
    const text = service.failureText?.() ?? '';
    return new PlainError(`${service.name} ${times} (${how}).${text && `\n${text}`}`);
  }

  /** Ends a service and starts it again, which is no failure. One that is down starts in the current release anyway. */
  async function restart(name) {
    const entry = find(name);
    const child = entry?.child;
    if (!child) return;
    // Its end is not one to recover from.
    entry.child = undefined;
    await endOf(entry.service, child);
    await relaunch(entry);
  }

  /** Replaces a service without a gap: the next one is ready before the former `retire`s. @throws when the former continues */
  async function handOver(name) {
    const entry = find(name);
    if (!entry?.child || stopped.aborted) return;
    const { child, ended } = await launchOnce(entry, true);
    if (ended) throw new PlainError(`The new ${name} process ended (${ended.how}).`);
    const former = entry.child;
    entry.child = child;
    if (former) entry.service.retire(former);
  }

  function halt(service, child) {
    if (service.halt) service.halt(child);
    else child.kill('SIGTERM');
    killLater(child, service.killAfterMs ?? KILL_AFTER_MS);
  }

  async function endOf(service, child) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    halt(service, child);
    await gone;
  }

  /** Stops all services, the last started first, one after another. */
  function stop() {
    stopping.abort();
    allStopped ??= (async () => {
      for (const { service, children } of running.toReversed())
        await Promise.all([...children].map((child) => endOf(service, child)));
    })();
    return allStopped;
  }

  return { start, restart, handOver, stop };
}

export function killLater(child, afterMs) {
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
  child.once('exit', () => clearTimeout(timer));
}
