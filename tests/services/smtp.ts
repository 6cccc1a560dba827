import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * A mail server by RFC 5321, without extensions unless a test announces them. By default it accepts every email for everyone.
 */
export class SmtpService {
  readonly letters: string[] = [];
  /**
   * Replaces its replies, by the command; 'greeting' before any, and '.' after an email. An email is recorded only if it is
   * accepted. Null: no reply.
   */
  readonly answers = new Map<string, string | null>();
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor() {
    this.#server = createServer((socket) => {
      // The caller may close the connection at any time.
      this.#talk(socket).catch(() => undefined);
    });
  }

  static async start(): Promise<SmtpService> {
    const service = new SmtpService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  /** As SMTP_URL. */
  url(account = ''): string {
    // It is listening, so it has an address with a port.
    const { port } = this.#server.address() as AddressInfo;
    return `smtp://${account}127.0.0.1:${port}?ignoreTLS=true`;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #talk(socket: Socket): Promise<void> {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
    if (!this.#answer(socket, 'greeting', '220 mail.test')) return;
    let letter: string[] | null = null;
    for await (const line of createInterface(socket)) {
      if (letter === null) {
        const [command = ''] = line.toUpperCase().split(' ');
        const usual = command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 ok';
        const answer = this.#answer(socket, command, usual);
        if (command === 'DATA' && answer?.startsWith('354')) letter = [];
      } else if (line === '.') {
        const text = letter.join('\n');
        letter = null;
        if (this.#answer(socket, '.', '250 taken')?.startsWith('250')) this.letters.push(text);
      } else letter.push(line);
    }
  }

  #answer(socket: Socket, command: string, usual: string): string | null {
    const answer = this.answers.get(command) ?? null;
    const said = this.answers.has(command) ? answer : usual;
    if (said === null) return null;
    // 421: the server closes the connection afterwards.
    if (said.startsWith('421')) socket.end(`${said}\r\n`);
    else socket.write(`${said}\r\n`);
    return said;
  }
}
