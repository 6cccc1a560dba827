import { PRESENCE_BEAT_SECONDS } from '@/lib/messages/constants';
import { arrive, leave, stay } from '@/lib/messages/service/presence';
import { log } from '@/lib/observability/log';

/** A page that is reloaded is gone for a second; its person is not. */
const GRACE_MS = 4_000;

/** Counts the sockets of each person at this sidecar and tells when the first comes and the last has gone. */
export class Presence {
  readonly #sidecarId: string;
  readonly #counts = new Map<number, number>();
  readonly #leaving = new Map<number, NodeJS.Timeout>();
  readonly #beat: NodeJS.Timeout;

  constructor(sidecarId: string) {
    this.#sidecarId = sidecarId;
    this.#beat = setInterval(
      () => void noting(stay([...this.#counts.keys()], sidecarId)),
      PRESENCE_BEAT_SECONDS * 1_000,
    );
  }

  enter(userId: number): void {
    const count = this.#counts.get(userId) ?? 0;
    this.#counts.set(userId, count + 1);
    const timer = this.#leaving.get(userId);
    clearTimeout(timer);
    this.#leaving.delete(userId);
    if (count === 0 && !timer) void noting(arrive(userId, this.#sidecarId));
  }

  exit(userId: number): void {
    const count = (this.#counts.get(userId) ?? 1) - 1;
    if (count > 0) {
      this.#counts.set(userId, count);
      return;
    }
    this.#counts.delete(userId);
    const timer = setTimeout(() => {
      this.#leaving.delete(userId);
      void noting(leave(userId, this.#sidecarId));
    }, GRACE_MS);
    this.#leaving.set(userId, timer);
  }

  /** Everybody leaves with the sidecar. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    const gone = new Set([...this.#counts.keys(), ...this.#leaving.keys()]);
    await Promise.all([...gone].map((userId) => noting(leave(userId, this.#sidecarId))));
  }
}

/** A dot that is wrong for a while costs nothing; the database may be restarting. */
function noting(work: Promise<void>): Promise<void> {
  return work.catch((error: unknown) => log.warn({ err: error }, 'presence could not be told'));
}
