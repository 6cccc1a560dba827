import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '@/bench/page-attack/ask';
import type { ChaosGroup } from '@/tests/chaos/people';

export const KINDS = ['page', 'call', 'message', 'answer'] as const;
type Kind = (typeof KINDS)[number];

export interface Done {
  kind: Kind;
  ms: number;
  /** 0 without a response. */
  status: number;
}

/** The share of each kind in what people do. */
const MIX: Record<Kind, number> = { page: 0.4, call: 0.4, message: 0.15, answer: 0.05 };
/** The mean time between two requests of one person, in milliseconds. */
export const PAUSE_MS = 10_000;

export interface Person {
  cookie: string;
  group: ChaosGroup;
  origin: string;
  /** A source address of their own: the product gives each address its share. */
  from: string;
}

function kindOf(draw: number): Kind {
  let sum = 0;
  return KINDS.find((kind) => draw < (sum += MIX[kind])) ?? 'page';
}

/** One of the requests that a member makes, the same in every round for the same `n`. */
function requestOf(kind: Kind, { group: { id, gameIds } }: Person, n: number) {
  const oneOf = (...paths: string[]) => paths[n % paths.length] ?? '';
  if (kind === 'page')
    return { path: oneOf('/discover', '/my-games', `/group/${id}`, '/messages', '/groups') };
  if (kind === 'call')
    return {
      path: oneOf(
        '/api/notifications?limit=20',
        `/api/messages/group/${id}?limit=50`,
        '/api/conversations/unread',
        `/api/games/${gameIds[0]}`,
      ),
    };
  if (kind === 'message')
    return {
      method: 'POST',
      path: '/api/messages',
      body: { groupId: id, content: `Line ${n}`, clientMsgId: randomUUID() },
    };
  const answer = n % 2 === 0 ? 'going' : 'out';
  return {
    method: 'POST',
    path: `/api/games/${gameIds[n % gameIds.length]}/rsvp`,
    body: { answer, guests: 0, waitlist: true },
  };
}

/** People who use the product with pauses, until the time is over. @returns what they did, in the order of the answers */
export async function live(people: readonly Person[], seconds: number): Promise<Done[]> {
  const done: Done[] = [];
  const end = performance.now() + seconds * 1_000;
  const lives = people.map(async (person, at) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 2 });
    const headers = { cookie: person.cookie, origin: person.origin };
    for (let n = at; ; n += 1) {
      const pause = -Math.log(1 - Math.random()) * PAUSE_MS;
      // The first ones are spread over a pause.
      const wait = n === at ? Math.random() * Math.min(PAUSE_MS, pause) : pause;
      if (performance.now() + wait > end) break;
      await sleep(wait);
      const kind = kindOf(Math.random());
      const { path, ...more } = requestOf(kind, person, n);
      const began = performance.now();
      const asked = { ...more, url: person.origin + path, headers, agent, from: person.from };
      const status = await ask(asked);
      done.push({ kind, ms: performance.now() - began, status });
    }
    agent.destroy();
  });
  await Promise.all(lives);
  return done;
}
