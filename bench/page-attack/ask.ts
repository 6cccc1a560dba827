import { type Agent, request } from 'node:http';

export interface Question {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  agent: Agent;
  /** The address that it is asked from. */
  from: string;
}

/** The status when the whole answer is there; 0 when none comes. */
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
