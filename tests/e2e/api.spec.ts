import { expect, test } from './fixtures';

const UNKNOWN = { error: 'Call not found', code: 'not_found' };

test('an unknown call and an unsupported method get a JSON error', { tag: '@desktop' }, async ({
  request,
}) => {
  for (const path of ['/api', '/api/nowhere', '/api/groups/1/nowhere']) {
    for (const method of ['GET', 'POST']) {
      const response = await request.fetch(path, { method });
      expect(response.headers()['content-type'], path).toContain('application/json');
      if (method === 'POST') expect([403, 404]).toContain(response.status());
      else expect([response.status(), await response.json()]).toEqual([404, UNKNOWN]);
    }
  }
  const refused = await request.delete('/api/sports');
  expect(refused.status()).toBe(405);
  expect(refused.headers().allow).toBe('GET, HEAD');
  expect(await refused.json()).toEqual({
    error: 'Only GET and HEAD work here.',
    code: 'method_not_allowed',
  });
  const signOut = await request.get('/api/auth/signout');
  expect([signOut.status(), signOut.headers().allow]).toEqual([405, 'POST']);
  expect((await request.get('/api/auth/nowhere')).status()).toBe(404);
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

test('every documented path gives a JSON error for unsupported methods and for subpaths', {
  tag: '@desktop',
}, async ({ request }) => {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const wrong = Object.entries(paths).flatMap(([template, calls]) => {
    const path = template.replace(/\{\w+\}/g, '1');
    const has = METHODS.filter((method) => method.toLowerCase() in calls);
    const allow = has.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
    const refusals = METHODS.filter((method) => !has.includes(method)).map((method) => ({
      call: `${method} ${path}`,
      status: 405,
      code: 'method_not_allowed',
      allow: allow.toSorted().join(', '),
    }));
    const below = { call: `GET ${path}/no/such/call`, status: 404, code: 'not_found', allow: '' };
    return [...refusals, below];
  });
  expect(wrong.length).toBeGreaterThan(500);
  const ask = async ({ call }: (typeof wrong)[number]) => {
    const [method = '', path = ''] = call.split(' ');
    const response = await request.fetch(path, { method });
    const { allow = '', 'content-type': type = '' } = response.headers();
    const { code } = type.includes('application/json')
      ? ((await response.json()) as { code: string })
      : { code: type };
    const methods = allow.split(', ').toSorted().join(', ');
    return { call, status: response.status(), code, allow: methods };
  };
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (let at = 0; at < wrong.length; at += 8) {
    answers.push(...(await Promise.all(wrong.slice(at, at + 8).map(ask))));
  }
  expect(answers).toEqual(wrong);
});
