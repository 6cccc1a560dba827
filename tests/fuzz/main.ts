import fc from 'fast-check';
import { z } from 'zod';
import { operations } from '@/app/api/openapi.json/operations';
import { inviteTokenParamsSchema } from '@/lib/invites/schema';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import type { RouteHandler } from '@/lib/platform/http/handler';
import { chooseLanguageSchema } from '@/lib/platform/language/schema';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { inputsOf, parts } from './inputs';

// Calls every operation of the API with generated input, on the running product at E2E_BASE_URL: node --import tsx
// tests/fuzz/main.ts [inputs per call] [seed]. Fails on any 5xx, on a missing response, and on one above 2 s that is as slow
// again when repeated alone.
const [count = '1000', seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
const site = process.env.E2E_BASE_URL;
if (!site) throw new Error('Run it with `npm run fuzz`.');

const WORKERS = 6;
/** A call without a response by then counts as hanging. Generous, because the machine may be busy. */
const HANG_MS = 10_000;
/** A failure if it is repeated on an idle machine. */
const SLOW_MS = 2_000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Spec = Pick<RouteHandler['spec'], 'params' | 'query' | 'body' | 'rawBody' | 'multipart'>;
interface Call {
  name: string;
  method: string;
  path: string;
  spec: Spec;
  /** Sent as a plain form. */
  isForm?: true;
}
interface Shot {
  params: unknown;
  query: unknown;
  body: unknown;
  parts: (string | File)[];
  who: 'guest' | 'member' | 'admin';
}

/** Forms that work without scripts, which the API document does not have. */
const forms: [path: string, spec: Spec][] = [
  ['/api/language', { body: chooseLanguageSchema }],
  [
    '/api/join/{token}/form',
    { params: inviteTokenParamsSchema, body: z.object({ waitlist: z.string() }) },
  ],
  ['/api/notifications/unsubscribe', { query: z.object({ token: z.string() }) }],
];

const documented: Call[] = operations.flatMap(({ path, handlers }) =>
  METHODS.flatMap((method) => {
    const spec = handlers[method]?.spec;
    return spec ? [{ name: `${method} ${path}`, method, path, spec }] : [];
  }),
);

const calls: Call[] = [
  ...documented,
  ...forms.map(([path, spec]) => ({
    name: `POST ${path}`,
    method: 'POST',
    path,
    spec,
    isForm: true as const,
  })),
];

const shotsOf = ({ spec }: Call) =>
  fc.record<Shot>({
    params: inputsOf(spec.params),
    query: inputsOf(spec.query),
    body: inputsOf(spec.body),
    parts: fc.array(parts, { minLength: 8, maxLength: 8 }),
    // Guests are refused by most calls before any input is read.
    who: fc.constantFrom('guest', 'member', 'member', 'member', 'admin', 'admin'),
  });

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A lone surrogate cannot be encoded in a URL. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

function urlOf({ path }: Call, { params, query }: Shot): URL {
  const values = new Map(entriesOf(params));
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(wellFormed(asText(values.get(name) ?? 1)) || '0'),
  );
  const url = new URL(filled, site);
  for (const [name, value] of entriesOf(query)) {
    for (const each of [value].flat()) url.searchParams.append(name, asText(each));
  }
  return url;
}

function bodyOf(
  { method, spec, isForm }: Call,
  { body, parts: given }: Shot,
): BodyInit | undefined {
  if (method === 'GET') return undefined;
  if (isForm) {
    return new URLSearchParams(entriesOf(body).map(([name, value]) => [name, asText(value)]));
  }
  if (spec.rawBody) return asText(body);
  if (!spec.multipart) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  Object.keys(spec.multipart.parts.shape).forEach((name, index) => {
    const part = given[index % given.length];
    if (part !== undefined) form.append(name, part);
  });
  return form;
}

const tally = { answers: new Map<number, number>(), slowestMs: 0, slowest: '' };
const failures: string[] = [];

interface Slow {
  call: Call;
  shot: Shot;
  cookie: string | undefined;
  ms: number;
}
/** Repeated alone at the end. */
const slow: Slow[] = [];

/** @returns the response time in milliseconds */
async function fire(call: Call, shot: Shot, cookie: string | undefined): Promise<number> {
  const url = urlOf(call, shot);
  const body = bodyOf(call, shot);
  const headers: Record<string, string> = { origin: url.origin, 'sec-fetch-site': 'same-origin' };
  if (cookie) headers.cookie = cookie;
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  const began = performance.now();
  const shown = () =>
    `${call.method} ${url.pathname}${url.search} as ${shot.who}: ${asText(shot.body)}`.slice(
      0,
      900,
    );
  try {
    const signal = AbortSignal.timeout(HANG_MS);
    const init = { method: call.method, headers, signal, redirect: 'manual' } as const;
    const response = await fetch(url, body === undefined ? init : { ...init, body });
    await response.arrayBuffer();
    tally.answers.set(response.status, (tally.answers.get(response.status) ?? 0) + 1);
    if (response.status >= 500) failures.push(`${response.status} ${shown()}`);
  } catch (error) {
    failures.push(`${error instanceof Error ? error.message : 'no answer'}: ${shown()}`);
  }
  return performance.now() - began;
}

async function fireAndTime(call: Call, shot: Shot, cookie: string | undefined): Promise<void> {
  const ms = await fire(call, shot, cookie);
  if (ms > SLOW_MS) slow.push({ call, shot, cookie, ms });
  if (ms > tally.slowestMs) Object.assign(tally, { slowestMs: ms, slowest: call.name });
}

/** In the same session, and in a new one: the first may have ended since. */
async function fireAlone({ call, shot, cookie, ms }: Slow): Promise<void> {
  const cookies = await signIn();
  await liftLimits();
  const same = await fire(call, shot, cookie);
  const again = Math.max(same, await fire(call, shot, cookies[shot.who]));
  const times = `${Math.round(ms)} ms, alone ${Math.round(again)} ms`;
  const what = `${call.name} as ${shot.who}: ${times}`;
  if (again > SLOW_MS) failures.push(`slow: ${what}`);
  else console.warn(`slow once: ${what}`);
}

/** Clears the rate limits, which a fuzz run would hit; they are tested elsewhere. */
const liftLimits = () => db.$executeRaw`DELETE FROM rate_limits`;

/** Alternates between a newcomer and a sample person, who has groups, games, chats and bookings. */
async function signIn(): Promise<Record<Shot['who'], string | undefined>> {
  const admin = await createSignedIn({ isAdmin: true });
  const [known] = await db.$queryRaw<{ id: number; isAdmin: boolean }[]>`
    SELECT u.id, u.is_admin AS "isAdmin" FROM users u WHERE u.deleted_at IS NULL AND NOT u.is_admin
       AND EXISTS (SELECT 1 FROM groups g WHERE g.creator_id = u.id)
     ORDER BY random() LIMIT 1`;
  const member = known && Math.random() < 0.7 ? await createActor(known) : await createSignedIn();
  return { guest: undefined, member: member.cookie, admin: admin.cookie };
}

async function fuzz(call: Call, index: number): Promise<void> {
  const shots = fc.sample(shotsOf(call), { numRuns: Number(count), seed: Number(seed) + index });
  let cookies: Record<Shot['who'], string | undefined> | undefined;
  for (const [turn, shot] of shots.entries()) {
    // A call may end its own session or account.
    if (!cookies || turn % 20 === 0) {
      cookies = await signIn();
      await liftLimits();
    }
    await fireAndTime(call, shot, cookies[shot.who]);
  }
}

const queue = [...calls.entries()];
const began = performance.now();
await Promise.all(
  Array.from({ length: WORKERS }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await fuzz(next[1], next[0]);
  }),
);
for (const each of slow) await fireAlone(each);
await liftLimits();
await Promise.all([db.$disconnect(), pool.end()]);

const answers = [...tally.answers].toSorted(([a], [b]) => a - b);
const total = answers.reduce((sum, [, times]) => sum + times, 0);
for (const failure of failures.slice(0, 50)) console.error(failure);
console.warn(
  [
    `${calls.length} calls, ${total} answers in ${Math.round((performance.now() - began) / 1_000)} s, seed ${seed}`,
    answers.map(([status, times]) => `${status}: ${times}`).join(', '),
    `slowest ${Math.round(tally.slowestMs)} ms (${tally.slowest}), above ${SLOW_MS} ms: ${slow.length}`,
    `${failures.length} failures`,
  ].join('\n'),
);
process.exitCode = failures.length === 0 && total > 0 ? 0 : 1;
