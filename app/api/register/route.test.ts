import * as argon2 from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { requestTo, withParams } from '@/tests/factories/requests';
import { uniqueText } from '@/tests/factories/unique';
import { createUser } from '@/tests/factories/users';
import { POST } from './route';

// A spy, not a mock: from outside, only timing would show that a taken address costs the same work.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash) };
});
const hash = vi.mocked(argon2.hash);

let address = '';
beforeEach(() => {
  address = uniqueText();
  hash.mockClear();
});

function register(body: unknown, origin?: string): Promise<Response> {
  const headers = { 'x-forwarded-for': address };
  return POST(requestTo('/api/register', { method: 'POST', body, origin, headers }), withParams());
}

const person = (overrides: Record<string, unknown> = {}) => ({
  name: 'Ali Raza',
  email: `ali.${uniqueText()}@example.com`,
  password: 'subah ki hockey',
  ...overrides,
});

const emailsTo = (email: string) =>
  db.outboxMail.count({
    where: { to: email, subject: 'Somebody tried to register with your address' },
  });

describe('registering', () => {
  it('creates an account with an argon2id password and signs nobody in', async () => {
    const input = person({ email: ` ${person().email.toUpperCase()} ` });
    const response = await register(input);
    const email = input.email.trim().toLowerCase();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ name: 'Ali Raza', email });
    expect(response.headers.getSetCookie()).toEqual([]);
    const row = await db.user.findUniqueOrThrow({
      where: { email },
      omit: { passwordHash: false },
    });
    expect(row).toMatchObject({ name: 'Ali Raza', isAdmin: false, emailVerifiedAt: null });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('responds to a taken address like to a free one, with the same work, and changes nothing', async () => {
    const owner = await createUser();
    const free = person();
    const answers = [];
    for (const email of [free.email, owner.email]) {
      hash.mockClear();
      const response = await register({ ...free, email });
      answers.push({ status: response.status, body: await response.json() });
      expect(hash).toHaveBeenCalledTimes(1);
    }
    expect(answers[0]).toEqual({ status: 201, body: { name: free.name, email: free.email } });
    expect(answers[1]).toEqual({ status: 201, body: { name: free.name, email: owner.email } });
    const row = await db.user.findUniqueOrThrow({
      where: { email: owner.email },
      omit: { passwordHash: false },
    });
    expect(row).toMatchObject({ name: owner.name, passwordHash: null });
  });

  it('notifies the owner of a taken address by e-mail, once an hour', async () => {
    const owner = await createUser();
    await register(person({ email: owner.email }));
    await register(person({ email: owner.email }));
    expect(await emailsTo(owner.email)).toBe(1);
  });

  it('one address many times at once creates one account', async () => {
    const input = person();
    const responses = await Promise.all(Array.from({ length: 6 }, () => register(input)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    expect(await db.user.count({ where: { email: input.email } })).toBe(1);
  });

  it.each([
    ['an empty body', {}, 'name'],
    ['a common password', person({ password: 'Password123' }), 'password'],
    [
      'the e-mail as password',
      person({ email: 'me@example.com', password: 'Me@example.com' }),
      'password',
    ],
  ])('refuses %s with a message at the field', async (_, body, path) => {
    const response = await register(body);
    expect(response.status).toBe(422);
    const { error, issues } = await response.json();
    expect(error).toMatch(/\w/);
    expect(issues[0].path).toBe(path);
  });

  it('is rate limited per IP address, counting refused attempts', async () => {
    const statuses = [];
    for (let i = 0; i < 301; i += 1) statuses.push((await register({})).status);
    expect(statuses.at(299)).toBe(422);
    expect(statuses.at(300)).toBe(429);
  });
});
