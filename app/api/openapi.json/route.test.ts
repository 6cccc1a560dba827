import { expect, it } from 'vitest';
import { operations } from './operations';
import { GET } from './route';

it('describes every call with its parameters, body and answer', async () => {
  const document = (await GET().json()) as {
    openapi: string;
    paths: Record<
      string,
      Record<string, { parameters: { name: string }[]; requestBody?: unknown; responses: unknown }>
    >;
  };
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
