import { request } from 'node:http';

export interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** Makes a write repeatable. */
  key?: string;
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  text: string;
}

const ANSWER_MS_MAX = 3_000;

/** One call over a separate connection, so that a balancer sends each to another process. @throws without a response in time */
export function ask(port: number, cookie: string, asked: Asked): Promise<Answer> {
  const { path, body, key, signal } = asked;
  const method = asked.method ?? (body ? 'POST' : 'GET');
  const origin = `http://127.0.0.1:${port}`;
  const patience = AbortSignal.timeout(ANSWER_MS_MAX);
  const headers = {
    cookie,
    origin,
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  };
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers,
      agent: false as const,
      signal: signal ? AbortSignal.any([patience, signal]) : patience,
    };
    const call = request(origin + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.complete) resolve({ status: response.statusCode ?? 0, text });
        else reject(new Error('the answer was cut off'));
      });
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
}
