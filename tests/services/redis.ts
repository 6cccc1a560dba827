import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A command as the protocol sends it: an array of bulk strings. */
type Command = string[];

/**
 * As much of Redis (RESP 3) as the adapter of Socket.IO uses to publish: connecting, subscribing, and adding to a stream.
 * Reading others' events (XREAD) blocks for ever.
 */
export class RedisService {
  /** The commands that were received, without those of connecting. */
  readonly received: Command[] = [];
  /** Replaces its replies, by the command. Null: no reply. */
  readonly answers = new Map<string, string | null>();
  /** Sent to each new connection, which is then closed. */
  turnsAway: string | undefined;
  connections = 0;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((socket) => this.#talk(socket));
  }

  static async start(port = 0): Promise<RedisService> {
    const service = new RedisService();
    await new Promise<void>((resolve) => service.#server.listen(port, '127.0.0.1', resolve));
    return service;
  }

  /** As REDIS_URL. */
  get url(): string {
    // It is listening, so it has an address with a port.
    return `redis://:password@127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The texts that were added to the stream, in order. */
  get added(): string[] {
    return this.received.filter(([name]) => name === 'XADD').map((command) => command.join(' '));
  }

  #talk(socket: Socket): void {
    this.connections += 1;
    socket.on('error', () => undefined);
    if (this.turnsAway !== undefined) {
      socket.end(`-${this.turnsAway}\r\n`);
      return;
    }
    let unread = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      unread = Buffer.concat([unread, chunk]);
      for (let next = readCommand(unread); next; next = readCommand(unread)) {
        unread = unread.subarray(next.length);
        this.#answer(socket, next.command);
      }
    });
  }

  #answer(socket: Socket, command: Command): void {
    const name = (command[0] ?? '').toUpperCase();
    if (name !== 'HELLO' && name !== 'CLIENT') this.received.push(command);
    const answer = this.answers.has(name) ? this.answers.get(name) : usualAnswer(name, command);
    if (answer) socket.write(`${answer}\r\n`);
  }
}

function usualAnswer(name: string, [, ...channels]: Command): string | null {
  if (name === 'HELLO') return '%2\r\n+server\r\n+redis\r\n+proto\r\n:3';
  if (name === 'CLIENT') return '-ERR unknown subcommand';
  if (name === 'XADD') return '$15\r\n1526919030474-0';
  if (name === 'XREAD') return null;
  if (name !== 'SUBSCRIBE') return '+OK';
  const joined = channels.map((channel, at) => {
    const bytes = Buffer.byteLength(channel);
    return `>3\r\n$9\r\nsubscribe\r\n$${bytes}\r\n${channel}\r\n:${at + 1}`;
  });
  return joined.join(END);
}

const END = '\r\n';

/** @returns the first complete command and its length in bytes; null while it has not arrived in full */
function readCommand(bytes: Buffer): { command: Command; length: number } | null {
  let at = 0;
  /** The number after the sign of a line such as `*3` or `$5`. */
  const readNumber = (): number | null => {
    const end = bytes.indexOf(END, at);
    if (end < 0) return null;
    const number = Number(bytes.toString('latin1', at + 1, end));
    at = end + END.length;
    return number;
  };
  const count = readNumber();
  if (count === null) return null;
  const command: Command = [];
  while (command.length < count) {
    const length = readNumber();
    if (length === null || bytes.length < at + length + END.length) return null;
    command.push(bytes.toString('utf8', at, at + length));
    at += length + END.length;
  }
  return { command, length: at };
}
