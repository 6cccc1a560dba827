import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { Rounds } from '@/components/messages/rounds';
import {
  EMPTY_TIMELINE,
  jumps,
  lastSeqOf,
  merge,
  type Timeline,
} from '@/components/messages/timeline';
import type { MessageDto } from '@/lib/messages/schema/message';
import { type Answer, type Asked, ask } from './ask';
import type { History } from './history';

const ATTEMPT_MS = 3_000;
const PAUSE_MS = 250;
/** The poll interval of a client without a socket. */
const POLL_MS = 2_000;

export interface MemberOptions {
  userId: number;
  cookie: string;
  groupId: number;
  conversationId: number;
  webPort: number;
  socketPort: number;
  history: History;
}

/**
 * One client: the product's own timeline, the same way of catching up (subscribe, fetch, merge), and a record of all
 * acknowledged messages.
 */
export class Member {
  timeline: Timeline = EMPTY_TIMELINE;
  readonly acknowledged = new Set<string>();
  /** Sequence numbers in the order in which they were displayed. */
  readonly shown: number[] = [];
  /** The last connection, by `performance.now()`. */
  connectedAt = 0;
  /** The longest time in milliseconds, since `forgetGaps`, from a reconnection until no message was missing. */
  longestGapMs = 0;
  readonly options: MemberOptions;
  readonly #socket: Socket;
  readonly #poll: NodeJS.Timeout;
  readonly #rounds = new Rounds();
  #stopped = false;

  constructor(options: MemberOptions) {
    this.options = options;
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
    this.#socket.on('connect', () => {
      this.connectedAt = performance.now();
      this.#rounds.giveUpStale();
      void this.#closeGap();
    });
    this.#socket.on('missed', () => void this.#closeGap());
    this.#socket.on('message', (message: MessageDto) => {
      const isEarly = jumps(this.timeline, message);
      // A timeline may begin anywhere; this one begins with the first message.
      if (!isEarly || this.timeline.messages.length > 0) this.#take([message]);
      if (isEarly) void this.catchUp();
    });
    this.#poll = setInterval(() => {
      // Like lib/platform/realtime/live-socket: a client refused by a sidecar without its database reconnects.
      if (!this.#socket.active) this.#socket.connect();
      if (!this.#socket.connected) void this.catchUp();
    }, POLL_MS);
  }

  forgetGaps(): void {
    this.longestGapMs = 0;
  }

  async #closeGap(): Promise<void> {
    const since = performance.now();
    await this.catchUp();
    this.longestGapMs = Math.max(this.longestGapMs, performance.now() - since);
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  #take(messages: readonly MessageDto[]): void {
    const before = lastSeqOf(this.timeline);
    this.timeline = merge(this.timeline, messages);
    const first = this.timeline.messages.findLastIndex(({ seq }) => seq <= before) + 1;
    for (const { seq } of this.timeline.messages.slice(first)) this.shown.push(seq);
  }

  /** Fetches what follows the last sequence number, until there is nothing more. */
  catchUp(): Promise<void> {
    return this.#rounds.ask((signal) => this.#fetchMissed(signal));
  }

  async #fetchMissed(signal: AbortSignal): Promise<void> {
    while (!this.#stopped && !signal.aborted) {
      const after = lastSeqOf(this.timeline);
      const url = `/api/messages/group/${this.options.groupId}?after=${after}&limit=100`;
      const answer = await this.ask({ path: url, signal }).catch(() => null);
      const missed = answer?.status === 200 ? (JSON.parse(answer.text) as MessageDto[]) : null;
      if (missed) this.#take(missed);
      if (missed && missed.length < 100) return;
      if (!missed) await sleep(PAUSE_MS);
    }
  }

  /** Sends until it is accepted, always under the same id; every second message tries the socket first. */
  async send(content: string, bySocket: boolean): Promise<void> {
    const { groupId, userId, history } = this.options;
    const body = { groupId, content, type: 'text', clientMsgId: randomUUID() };
    const append = { kind: 'append', value: body.clientMsgId } as const;
    await history.write(userId, `chat:${groupId}`, append, async () => {
      if (bySocket && (await this.#emit(body))) return;
      const { status, text } = await this.insist({ path: '/api/messages', body });
      if (status >= 300) throw new Error(`a message was refused: ${status} ${text}`);
      this.acknowledged.add(body.clientMsgId);
    });
  }

  /** Reads the newest messages as somebody does who opens the chat. */
  look(): Promise<void> {
    const { groupId, history } = this.options;
    const path = `/api/messages/group/${groupId}?limit=100`;
    return history.read(this.options, `chat:${groupId}`, path, (page: MessageDto[]) => ({
      kind: 'look',
      seen: page.map(({ seq, clientMsgId }) => ({ seq, value: clientMsgId ?? '' })),
    }));
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

  ask(asked: Asked): Promise<Answer> {
    return ask(this.options.webPort, this.options.cookie, asked);
  }

  /** Repeats until the response is anything but a failure of the servers. */
  async insist(asked: Asked): Promise<Answer> {
    while (!this.#stopped) {
      const answer = await this.ask(asked).catch(() => null);
      if (answer && answer.status < 429) return answer;
      await sleep(PAUSE_MS);
    }
    throw new Error('the run is over');
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#poll);
    this.#socket.disconnect();
  }
}
