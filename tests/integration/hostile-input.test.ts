import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '@/lib/platform/db/client';
import { strict } from '@/lib/platform/http/strict';
import { createSignedIn } from '@/tests/factories/sessions';
import { type CallOptions, call, type OperationName, operationNames, specOf } from './call';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  minimum?: number;
}

/** Invalid and malicious values. */
const HOSTILE: [string, unknown][] = [
  ['10,000 characters', 'x'.repeat(10_000)],
  ['emoji', '🏏👩🏽‍🤝‍👩🏿🇵🇰'.repeat(50)],
  ['right-to-left text with an override', '\u202eمیدان\u2066کرکٹ'],
  ['control characters', 'a\u0000b\u0007c\u001b[31m\u0085'],
  ['half of an emoji', '\ud83c'],
  ['a script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['SQL', "'; DROP TABLE users; --"],
  ['a format string', '%s%n{{7*7}}$' + '{7*7}'],
  ['an empty text', ''],
  ['a list', ['x']],
  ['an object', { $gt: '', toString: 'x', __proto__: { isAdmin: true } }],
  ['nothing', null],
  ['true', true],
  ['a negative number', -1],
  ['a huge number', 1e308],
  ['more than 32 bits', 4_294_967_296],
  ['a fraction', 0.5],
];
const FOREIGN_IDS = [
  '0',
  '-1',
  '1.5',
  '2147483648',
  '9007199254740993',
  'abc',
  "1'",
  '٣',
  '\u0000',
];
/** In the form of an address. */
const QUERY_TEXTS = HOSTILE.map(([, value]) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return new URLSearchParams({ text }).get('text') ?? '';
});

function toSchema(schema: z.ZodType | undefined): Schema {
  // The JSON schema has these fields and more.
  return schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) : {};
}

/** A probably valid value, so that the hostile field alone decides. */
function plausible(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return plausible(first);
  const type = [schema.type].flat()[0];
  if (type === 'object') return plausibleObject(schema);
  if (type === 'array') return schema.items ? [plausible(schema.items)] : [];
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  if (schema.format === 'email') return 'somebody@example.test';
  if (schema.format === 'date') return '2030-01-01';
  if (schema.format === 'date-time') return '2030-01-01T10:00:00Z';
  return 'words';
}

function plausibleObject({ properties = {} }: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, property]) => [key, plausible(property)]),
  );
}

/** Valid path parameters of hardly existing rows. */
const paramsOf = (name: OperationName) =>
  Object.fromEntries(
    Object.entries(toSchema(specOf(name).params).properties ?? {}).map(([key, schema]) => {
      const lengths: Record<string, number> = {
        sessionId: 64,
        token: name.includes('/calendar/') ? 43 : 32,
      };
      const word = key in lengths ? 'f'.repeat(lengths[key] ?? 0) : plausible(schema);
      return [key, word === 'words' ? '1' : String(word)];
    }),
  );

const idsOf = (name: OperationName, value: string | number) =>
  Object.fromEntries([...name.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key ?? '', value]));

/** The schema's errors about these fields, by the names that the response must contain. */
function wrongIn(schema: z.ZodType | undefined, input: object, fields: string[]): string[] {
  const issues = schema?.safeParse(input).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    const paths = keys.map((key) => [...issue.path, ...key].map(String));
    return paths.filter(([name = '']) => fields.includes(name)).map((path) => path.join('.'));
  });
}

/**
 * The inputs that try a value in every field: side by side where the schema refuses it, alone where it takes it, because the rest
 * of the call decides then.
 */
function inputsWith(schema: z.ZodType | undefined, good: object, fields: string[], value: unknown) {
  const toInput = (names: string[]) => {
    const changed = Object.fromEntries(names.map((name) => [name, value]));
    const input = JSON.parse(JSON.stringify({ ...good, ...changed })) as object;
    return { names, input, wrong: wrongIn(schema, input, names) };
  };
  const alone = fields.map((field) => toInput([field]));
  const together = toInput(alone.flatMap(({ names, wrong }) => (wrong.length > 0 ? names : [])));
  const said = new Set(together.wrong.map((path) => path.split('.')[0]));
  return [together, ...alone.filter(({ names }) => !said.has(names[0]))].filter(
    ({ names }) => names.length > 0,
  );
}

let cookie: string;

beforeEach(async () => {
  ({ cookie } = await createSignedIn({ isAdmin: true }));
});

interface Refused {
  /** 422 with these fields, or another status; any readable response but a server error where the schema accepts the value. */
  fields?: string[];
  status?: number;
}

async function expectSentence(
  name: OperationName,
  what: string,
  options: CallOptions,
  { fields = [], status = fields.length > 0 ? 422 : undefined }: Refused = {},
) {
  let response = await call(name, { cookie, ...options });
  if (response.status === 429) {
    await db.$executeRaw`DELETE FROM rate_limits`;
    response = await call(name, { cookie, ...options });
  }
  const text = await response.text();
  const where = `${name} with ${what}: ${response.status} ${text.slice(0, 300)}`;
  expect(response.status, where).toBeLessThan(500);
  if (status) expect(response.status, where).toBe(status);
  if (response.status < 400) return;
  const { error, issues = [] } = JSON.parse(text) as {
    error: string;
    issues?: { path: string; message: string }[];
  };
  expect(error, where).toMatch(/^\p{Lu}.*\p{L}/su);
  for (const sentence of [error, ...issues.map(({ message }) => message)])
    expect(sentence, where).not.toMatch(
      /\bexpected\b|, received|zod|prisma|undefined|invalid input/i,
    );
  expect(response.status === 422 ? issues.length > 0 : true, where).toBe(true);
  expect(
    issues.map(({ path }) => path),
    where,
  ).toEqual(expect.arrayContaining(fields));
}

const withBody = operationNames.filter((name) => specOf(name).body);
const writes = operationNames.filter((name) => !name.startsWith('GET '));
const withQuery = operationNames.filter((name) => specOf(name).query);
const withParams = operationNames.filter((name) => name.includes('{'));

describe('hostile input to every call', () => {
  it.each(withBody)('%s refuses invalid fields with a message and their names', async (name) => {
    const { body } = specOf(name);
    // Once for all values: zod compiles a new schema at its first use.
    const schema = body && strict<z.ZodType>(body);
    const good = plausibleObject(toSchema(body));
    const params = paramsOf(name);
    for (const text of ['', '{', 'null', '[]', '"x"', '{"a":'.repeat(5000)])
      await expectSentence(name, `the body ${text.slice(0, 20)}`, { params, body: text });
    for (const [what, value] of HOSTILE)
      for (const { names, input, wrong } of inputsWith(schema, good, Object.keys(good), value))
        await expectSentence(
          name,
          `${what} as ${names.join()}`,
          { params, body: input },
          { fields: wrong },
        );
  });

  it.each(writes)('%s refuses an unknown field by its name', async (name) => {
    const body = { contactPhones: '1' };
    const form = new FormData();
    form.set('contactPhones', '1');
    const options: CallOptions = {
      params: paramsOf(name),
      // Checked before the body.
      query: name === 'DELETE /api/reactions/{messageId}' ? { emoji: '👍' } : {},
      body: specOf(name).multipart ? form : body,
    };
    await expectSentence(name, 'an unknown field', options, { fields: Object.keys(body) });
  });

  it('no field of a body takes 10,000 characters', () => {
    const taken = withBody.flatMap((name) => {
      const { body } = specOf(name);
      const fields = Object.keys(toSchema(body).properties ?? {});
      const isTaken = (field: string) =>
        wrongIn(body && strict<z.ZodType>(body), { [field]: 'x'.repeat(10_000) }, [field])
          .length === 0;
      return fields.filter(isTaken).map((field) => `${name} ${field}`);
    });
    expect(taken).toEqual([
      // A calendar file, and a table of 300 people.
      'POST /api/groups/{id}/games/import text',
      'POST /api/groups/{id}/regulars text',
      // Which other clients send, and which is ignored.
      'PUT /api/users/{id} profileImageUrl',
    ]);
  });

  it.each(withQuery)(
    '%s refuses invalid parameters with a message and their names',
    async (name) => {
      const { query } = specOf(name);
      const params = paramsOf(name);
      const known = Object.keys(toSchema(query).properties ?? {});
      for (const value of QUERY_TEXTS)
        for (const { names, input, wrong } of inputsWith(query, {}, known, value)) {
          const fields = [...new Set(wrong.map((path) => path.split('.')[0] ?? ''))];
          const what = `${value.slice(0, 30)} as ${names.join()}`;
          const options = { params, query: input as CallOptions['query'] };
          await expectSentence(name, what, options, { fields });
        }
    },
  );

  const withLimit = withQuery.filter((name) => toSchema(specOf(name).query).properties?.limit);
  it.each(withLimit)('%s gives at least one and at most 100 at once', (name) => {
    for (const limit of ['0', '-1', '101', '1.5', 'x']) {
      const { error } = specOf(name).query?.safeParse({ limit }) ?? {};
      const fields = error?.issues.map(({ path }) => path[0]);
      expect(fields, limit).toContain('limit');
    }
  });

  it.each(withParams)('%s refuses unknown ids with a message', async (name) => {
    const { body, params } = specOf(name);
    const isKnown = (id: string) => params?.safeParse(idsOf(name, id)).success ?? true;
    const options = { body: body ? plausibleObject(toSchema(body)) : undefined };
    // One for all that the schema of the path refuses.
    const refused = FOREIGN_IDS.filter((id) => !isKnown(id)).slice(0, 1);
    for (const id of [...refused, ...FOREIGN_IDS.filter(isKnown)])
      await expectSentence(
        name,
        `the id ${id}`,
        { ...options, params: idsOf(name, id) },
        refused.includes(id) ? { status: 404 } : {},
      );
  });
});
