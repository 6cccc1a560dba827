import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A service on a free port that always sends one response, and records its requests. */
export async function answering(answer: (asked: Asked) => { status?: number; body: unknown }) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const one = { url: request.url ?? '', headers: request.headers, body };
      asked.push(one);
      const { status = 200, body: content } = answer(one);
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof content === 'string' ? content : JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address always has a port.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An address without a listener; fetch itself refuses port 1. */
export const NOBODY = 'http://127.0.0.1:2';
