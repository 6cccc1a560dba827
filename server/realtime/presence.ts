import { PRESENCE_BEAT_SECONDS } from '@/lib/messages/constants';
import { arrive, leave, stay } from '@/lib/messages/service/follow-conversation';
import { log } from '@/lib/platform/observability/log';

/** A reloading page disconnects for a second, but its person is still online. */
const GRACE_MS = 4_000;

/** Counts each person's sockets at this sidecar and reports when the first connects and the last has gone. */
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

  /** Everyone goes offline with the sidecar. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    const gone = new Set([...this.#counts.keys(), ...this.#leaving.keys()]);
    await Promise.all([...gone].map((userId) => noting(leave(userId, this.#sidecarId))));
  }
}

/** A wrong dot for a while does no harm; the database may be restarting. */
function noting(work: Promise<void>): Promise<void> {
  return work.catch((error: unknown) => log.warn({ err: error }, 'presence could not be told'));
}
