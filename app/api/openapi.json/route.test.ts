import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { operations } from './operations';
import { GET } from './route';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  responses: Record<string, unknown>;
}

interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

const document = (await GET().json()) as ApiDocument;

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
    expect(JSON.stringify(profile?.requestBody)).toContain('bio');
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
      const schema = requestBody?.content['multipart/form-data']?.schema;
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
    linter.setRuleset({ extends: [oas as unknown as RulesetDefinition] });
    const problems = await linter.run(JSON.stringify(document));
    expect(problems.map(({ code, path }) => `${code}: ${path.join('.')}`)).toEqual([]);
  });
});
