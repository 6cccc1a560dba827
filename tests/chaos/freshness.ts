import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask';

/** Cached pages expire by themselves after ten minutes; a page that takes longer than this was not notified. */
const STALE_MS = 60_000;
const POLL_MS = 20;

/** The time from an edit's response until it is visible on a public page of every web process. */
export class Freshness {
  readonly #ports: readonly number[];
  readonly #measured: Promise<number | null>[] = [];

  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  /** Resolves when the page of each web process shows the text. */
  async follow(path: string, text: string): Promise<void> {
    const since = performance.now();
    const measured = this.#ports.map((port) => untilShown(port, path, text, since));
    this.#measured.push(...measured);
    await Promise.all(measured);
  }

  all(): Promise<(number | null)[]> {
    return Promise.all(this.#measured);
  }
}

async function untilShown(
  port: number,
  path: string,
  text: string,
  since: number,
): Promise<number | null> {
  while (performance.now() - since < STALE_MS) {
    const answer = await ask(port, '', { path }).catch(() => null);
    if (answer?.text.includes(text)) return Math.round(performance.now() - since);
    await sleep(POLL_MS);
  }
  return null;
}
