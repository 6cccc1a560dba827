import { expect, test } from './fixtures';

const UNKNOWN = { error: 'Call not found', code: 'not_found' };

test('a call that does not exist, and a method that a call does not have, are answered in JSON', async ({
  request,
}) => {
  for (const path of ['/api', '/api/nowhere', '/api/groups/1/nowhere']) {
    for (const method of ['GET', 'POST']) {
      const answer = await request.fetch(path, { method });
      expect(answer.headers()['content-type'], path).toContain('application/json');
      if (method === 'POST') expect([403, 404]).toContain(answer.status());
      else expect([answer.status(), await answer.json()]).toEqual([404, UNKNOWN]);
    }
  }
  const refused = await request.delete('/api/sports');
  expect(refused.status()).toBe(405);
  expect(refused.headers().allow).toBe('GET, HEAD');
  expect(await refused.json()).toEqual({
    error: 'Only GET, HEAD works here.',
    code: 'method_not_allowed',
  });
  const signOut = await request.get('/api/auth/signout');
  expect([signOut.status(), signOut.headers().allow]).toEqual([405, 'POST']);
  expect((await request.get('/api/auth/nowhere')).status()).toBe(404);
});
