import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a service received it, complete with its body. */
export interface ReceivedRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

interface ServiceResponse {
  /** 200 by default. */
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: string | object;
}

/** `silence` never responds, `hang-up` closes the connection instead. */
export type ServiceReply = ServiceResponse | 'silence' | 'hang-up';

/** An outside service over HTTP. Each test defines its responses. */
export class HttpService {
  readonly received: ReceivedRequest[] = [];
  answer: (request: ReceivedRequest) => ServiceReply;
  readonly #server: Server;

  private constructor(answer: HttpService['answer']) {
    this.answer = answer;
    this.#server = createServer((message, response) => {
      const chunks: Buffer[] = [];
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('end', () => {
        const { method = 'GET', headers } = message;
        const url = new URL(message.url ?? '/', this.origin);
        const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
        this.received.push(request);
        send(response, this.answer(request));
      });
    });
  }

  static async start(answer: HttpService['answer']): Promise<HttpService> {
    const service = new HttpService(answer);
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    // It is listening, so it has an address with a port.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

function send(response: ServerResponse, reply: ServiceReply): void {
  if (reply === 'silence') return;
  if (reply === 'hang-up') {
    response.destroy();
    return;
  }
  const { status = 200, headers = {}, body = '' } = reply;
  const isText = typeof body === 'string';
  const type = isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
