import { type Agent, request } from 'node:http';

export interface Question {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: object;
  agent: Agent;
  /** The source address of the request. */
  from: string;
}

/** The status once the whole response has arrived; 0 without a response. */
export function ask(question: Question): Promise<number> {
  const { url, method = 'GET', headers: given = {}, body, agent, from } = question;
  const headers = body ? { ...given, 'content-type': 'application/json' } : given;
  return new Promise((resolve) => {
    request(url, { method, headers, agent, localAddress: from }, (response) => {
      response.on('error', () => resolve(0));
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    })
      .on('error', () => resolve(0))
      .end(body && JSON.stringify(body));
  });
}
