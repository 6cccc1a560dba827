import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import {
  EMPTY_TIMELINE,
  jumps,
  lastSeqOf,
  merge,
  type Timeline,
} from '@/components/messages/timeline';
import type { MessageDto } from '@/lib/realtime/payloads';

const ATTEMPT_MS = 3_000;
const PAUSE_MS = 250;
/** What an app does while sockets are away: it asks now and then. */
const POLL_MS = 2_000;

export interface MemberOptions {
  cookie: string;
  webPort: number;
  socketPort: number;
  groupId: number;
}

/** One client: the product's own timeline, the protocol of part 3 §4, and a memory of all it was promised. */
export class Member {
  timeline: Timeline = EMPTY_TIMELINE;
  readonly acknowledged = new Set<string>();
  /** Every number in the order in which it came on screen. */
  readonly shown: number[] = [];
  /** The longest time from a reconnection until nothing was missing, since it was last asked. */
  closeMs = 0;
  readonly #options: MemberOptions;
  readonly #socket: Socket;
  readonly #poll: NodeJS.Timeout;
  #catching: Promise<void> | null = null;
  #stopped = false;

  constructor(options: MemberOptions) {
    this.#options = options;
    this.#socket = io(`http://127.0.0.1:${options.socketPort}`, {
      path: '/ws',
      addTrailingSlash: false,
      transports: ['websocket'],
      extraHeaders: { cookie: options.cookie },
      forceNew: true,
      reconnectionDelay: 200,
      reconnectionDelayMax: 1_000,
      timeout: ATTEMPT_MS,
    });
    this.#socket.on('connect', () => void this.#close());
    this.#socket.on('message', (message: MessageDto) => {
      if (jumps(this.timeline, message)) void this.catchUp();
      else this.#take([message]);
    });
    this.#poll = setInterval(() => {
      if (!this.#socket.connected) void this.catchUp();
    }, POLL_MS);
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  async #close(): Promise<void> {
    const since = performance.now();
    await this.catchUp();
    this.closeMs = Math.max(this.closeMs, performance.now() - since);
  }

  #take(messages: readonly MessageDto[]): void {
    const before = lastSeqOf(this.timeline);
    this.timeline = merge(this.timeline, messages);
    for (const { seq } of this.timeline.messages.slice(-messages.length - 1)) {
      if (seq > before) this.shown.push(seq);
    }
  }

  /** Asks for what follows the highest number, until there is nothing more. */
  catchUp(): Promise<void> {
    this.#catching ??= this.#fetchMissed().finally(() => {
      this.#catching = null;
    });
    return this.#catching;
  }

  async #fetchMissed(): Promise<void> {
    while (!this.#stopped) {
      const after = lastSeqOf(this.timeline);
      const url = `/api/messages/group/${this.#options.groupId}?after=${after}&limit=100`;
      const missed = await this.#call<MessageDto[]>(url).catch(() => null);
      if (missed) this.#take(missed);
      if (missed && missed.length < 100) return;
      if (!missed) await sleep(PAUSE_MS);
    }
  }

  /** Sends until it is accepted, always under the same id; every second message by socket first. */
  async send(content: string, bySocket: boolean): Promise<void> {
    const body = {
      groupId: this.#options.groupId,
      content,
      type: 'text',
      clientMsgId: randomUUID(),
    };
    if (bySocket && (await this.#emit(body))) return;
    while (!this.#stopped) {
      const sent = await this.#call<MessageDto>('/api/messages', body).catch(() => null);
      if (sent) {
        this.acknowledged.add(body.clientMsgId);
        return;
      }
      await sleep(PAUSE_MS);
    }
  }

  async #emit(body: { clientMsgId: string }): Promise<boolean> {
    if (!this.#socket.connected) return false;
    const answer: unknown = await this.#socket
      .timeout(ATTEMPT_MS)
      .emitWithAck('message', body)
      .catch(() => null);
    const accepted = typeof answer === 'object' && answer !== null && 'message' in answer;
    if (accepted) this.acknowledged.add(body.clientMsgId);
    return accepted;
  }

  async #call<T>(path: string, body?: object): Promise<T> {
    const origin = `http://127.0.0.1:${this.#options.webPort}`;
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: this.#options.cookie, origin, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return (await answer.json()) as T;
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#poll);
    this.#socket.disconnect();
  }
}
