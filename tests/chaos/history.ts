import { type Answer, ask } from './ask';

/** What a client asked for, and what it learned from the answer. `object` is what the checker looks at on its own. */
export type Call =
  | { kind: 'append'; value: string }
  /** Some of a chat's messages, in order, up to the newest. */
  | { kind: 'look'; seen: readonly { seq: number; value: string }[] }
  | { kind: 'take' | 'leave'; person: number }
  | { kind: 'count'; going: number }
  /** `isRepeated`: an earlier attempt got no answer. */
  | { kind: 'accept'; booking: number; isTaken: boolean; isRepeated: boolean }
  | { kind: 'write' | 'read'; value: string };

export interface Operation {
  client: number;
  /** `chat:7`, `game:3`, `slot:2:…`, `court:2:…`, `group:7`, `bill:9`. */
  object: string;
  call: Call;
  /** When it was sent for the first time, and when its answer arrived, in milliseconds of one clock; never: `Infinity`. */
  from: number;
  to: number;
}

/** All that the clients of a run did, with its begin and end. */
export class History {
  readonly operations: Operation[] = [];

  /**
   * Records a write. It counts from its first attempt, whatever happens to that one, until it is acknowledged; without an
   * acknowledgement it may still take effect at any time.
   */
  async write<T>(client: number, object: string, call: Call, run: () => Promise<T>): Promise<T> {
    const operation: Operation = { client, object, call, from: performance.now(), to: Infinity };
    this.operations.push(operation);
    const result = await run();
    operation.to = performance.now();
    return result;
  }

  /** Reads once and records what was read. A failed read tells nothing. */
  async read(
    { userId, cookie, webPort }: { userId: number; cookie: string; webPort: number },
    object: string,
    path: string,
    callOf: (body: never) => Call,
  ): Promise<void> {
    const from = performance.now();
    const answer: Answer | null = await ask(webPort, cookie, { path }).catch(() => null);
    if (answer?.status !== 200) return;
    const call = callOf(JSON.parse(answer.text) as never);
    this.operations.push({ client: userId, object, call, from, to: performance.now() });
  }
}
