import { type Agent, request } from 'node:http';

export interface Question {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  agent: Agent;
  /** The source address of the request. */
  from: string;
}

/** The status once the whole response has arrived; 0 without a response. */
export function ask({ url, method = 'GET', headers = {}, agent, from }: Question): Promise<number> {
  return new Promise((resolve) => {
    request(url, { method, headers, agent, localAddress: from }, (response) => {
      response.on('error', () => resolve(0));
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    })
      .on('error', () => resolve(0))
      .end();
  });
}
