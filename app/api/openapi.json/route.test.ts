import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { strict } from '@/lib/platform/http/strict';
import { createSignedIn } from '@/tests/factories/sessions';
import { call, type OperationName, specOf } from '@/tests/integration/call';
import { examples } from './examples';
import { operations } from './operations';
import { GET } from './route';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; schema: { type?: string } }[];
  security: Record<string, string[]>[];
  deprecated?: true;
  requestBody?: { content: Record<string, { schema: { $ref?: string; properties?: object } }> };
  responses: Record<string, unknown>;
}

interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const document = (await GET().json()) as ApiDocument;

/** Of a body, which is named. */
function schemaOf(operation?: Pick<Operation, 'requestBody'>) {
  const [content] = Object.values(operation?.requestBody?.content ?? {});
  const name = content?.schema.$ref?.split('/').at(-1) ?? '';
  return (document.components.schemas[name] ?? content?.schema) as { properties?: object };
}

const sources = operations.flatMap(({ path, handlers }) => {
  const file = `app${path.replaceAll('{', '[').replaceAll('}', ']')}/route.ts`;
  const text = readFileSync(file, 'utf8');
  return Object.keys(handlers).map((method) => ({
    name: `${method} ${path}`,
    method: method.toLowerCase(),
    path,
    source: text.split(/^export const /m).find((part) => part.startsWith(`${method} =`)) ?? '',
  }));
});

describe('the API document', () => {
  it('describes every call with its parameters, body and response', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).toSorted()).toEqual(
      operations.map(({ path }) => path).toSorted(),
    );
    const nearby = document.paths['/api/users/nearby']?.get;
    expect(nearby?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['latitude', 'longitude', 'radius', 'sportId']),
    );
    const profile = document.paths['/api/users/{id}']?.put;
    expect(profile?.parameters).toEqual([
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    ]);
    expect(JSON.stringify(schemaOf(profile))).toContain('bio');
  });

  it('names the schemas, refers to them, and has none that nothing refers to', () => {
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual(expect.arrayContaining(['Game', 'GameList', 'GroupCard', 'Message']));
    const text = JSON.stringify(document);
    const used = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(names));
    expect(text).not.toContain('$defs');
    const calls = Object.values(document.paths).flatMap((path) => Object.values(path));
    const longest = Math.max(...calls.map((each) => JSON.stringify(each).length));
    expect(longest, 'a call that has a whole DTO inline').toBeLessThan(3_000);
  });

  it('has numbers where a path or a query has a number', () => {
    const all = Object.values(document.paths).flatMap((path) => Object.values(path));
    const ids = all.flatMap(({ parameters }) =>
      parameters.filter(({ in: place, name }) => place === 'path' && /^(id|\w+Id)$/.test(name)),
    );
    expect(ids.length).toBeGreaterThan(150);
    const others = ids.filter(({ schema }) => schema.type !== 'integer');
    expect(new Set(others.map(({ name }) => name))).toEqual(new Set(['sessionId']));
    const nearby = document.paths['/api/users/nearby']?.get?.parameters ?? [];
    expect(nearby.find(({ name }) => name === 'latitude')?.schema.type).toBe('number');
  });

  it('says which scope a token needs', () => {
    const security = (path: string, method: string) => document.paths[path]?.[method]?.security;
    const session = { session: [] };
    expect(security('/api/games', 'get')).toEqual([session, { token: ['read'] }, {}]);
    expect(security('/api/messages', 'post')).toEqual([session, { token: ['write'] }]);
    expect(security('/api/auth/tokens', 'post')).toEqual([session]);
    expect(security('/api/sports', 'get')).toEqual([]);
  });

  // The keys are calls.
  it.each(Object.entries(examples) as [OperationName, (typeof examples)[string]][])(
    'has an example of %s that fits',
    (name, { query, body, response }) => {
      const spec = specOf(name);
      const texts = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]);
      if (query) spec.query?.parse(Object.fromEntries(texts));
      if (body) strict(spec.body ?? z.never()).parse(body);
      if (response) expect(spec.response?.parse(response)).toEqual(response);
    },
  );

  it('dates what is going to end, there and in each response', async () => {
    const { cookie } = await createSignedIn();
    const list = document.paths['/api/notifications-new']?.get;
    expect(list).toMatchObject({ deprecated: true, 'x-sunset': '2027-12-09' });
    const { headers } = await call('GET /api/notifications-new', { cookie });
    expect(headers.get('deprecation')).toBe(`@${Date.UTC(2026, 11, 9) / 1_000}`);
    expect(headers.get('sunset')).toBe('Thu, 09 Dec 2027 00:00:00 GMT');
    const current = await call('GET /api/notifications', { cookie });
    expect(current.headers.get('deprecation')).toBeNull();
  });

  it.each(sources)('states the success statuses of $name', ({ method, path, source }) => {
    const { responses = {} } = document.paths[path]?.[method] ?? {};
    const successes = Object.keys(responses).filter((status) => status.startsWith('2'));
    if (source.includes('created(')) expect(successes).toContain('201');
    else if (!source.includes('201')) expect(successes).not.toContain('201');
    expect(successes.includes('204')).toBe(
      source.includes('noContent(') || source.includes('status: 204'),
    );
    expect(successes.length).toBeGreaterThan(0);
  });

  it.each(sources.filter(({ source }) => source.includes('multipart')))(
    'names the parts of the multipart body of $name',
    ({ method, path }) => {
      const { requestBody } = document.paths[path]?.[method] ?? {};
      const schema = schemaOf({ requestBody });
      expect(Object.keys(schema?.properties ?? {}).length).toBeGreaterThan(0);
      expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    },
  );

  it.each(sources)('describes every path parameter of $name', ({ method, path }) => {
    const { parameters = [] } = document.paths[path]?.[method] ?? {};
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.map(({ name }) => name)).toEqual(names);
  });

  it('gives every call a unique name', () => {
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('passes the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('passes the OpenAPI rules of Spectral', async () => {
    const linter = new spectral.Spectral();
    // The library's own type omits `extends`, which a rule set has in one of two shapes.
    linter.setRuleset({
      extends: [oas as unknown as RulesetDefinition],
      // Knows the scopes of OAuth alone; since 3.1 any scheme may have names of roles.
      rules: { 'oas3-operation-security-defined': 'off' },
    });
    const problems = await linter.run(JSON.stringify(document));
    expect(problems.map(({ code, path }) => `${code}: ${path.join('.')}`)).toEqual([]);
  });
});
