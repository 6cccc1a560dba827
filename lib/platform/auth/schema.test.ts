import { describe, expect, it } from 'vitest';
import { emailSchema, registerSchema } from '@/lib/platform/auth/schema';

const valid = { name: 'Ali Raza', email: 'ali@example.com', password: 'long enough to use' };

function messageFor(input: Record<string, unknown>): string | undefined {
  const result = registerSchema.safeParse({ ...valid, ...input });
  return result.error?.issues[0]?.message;
}

describe('an e-mail address', () => {
  it.each([
    ['  Ali@Example.COM ', 'ali@example.com'],
    ['a.b+c@sub.example.pk', 'a.b+c@sub.example.pk'],
    ['Asha@Bücher.example', 'asha@xn--bcher-kva.example'],
    ['asha@bu\u0308cher.example', 'asha@xn--bcher-kva.example'],
    ['asha@XN--BCHER-KVA.example', 'asha@xn--bcher-kva.example'],
    ['asha@почта.рф', 'asha@xn--80a1acny.xn--p1ai'],
    ['asha@مثال.پاکستان', 'asha@xn--mgbh0fb.xn--mgbai9azgqp6j'],
    ['asha@例え。jp', 'asha@xn--r8jz45g.jp'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(emailSchema.parse(typed)).toBe(stored);
  });

  it.each([
    ['the Kelvin sign, which lower-cases to k', 'mi\u212Ae@example.com'],
    ['a full-width at sign', 'ali\uFF20example.com'],
    ['a full-width letter', '\uFF41li@example.com'],
    ['two at signs', 'a@evil.test@example.com'],
    ['a quoted local part', '"e@attacker.test"@example.com'],
    ['a list', 'ali@example.com,eve@evil.test'],
    ['a line break', 'ali@example.com\nbcc: eve@evil.test'],
    ['Cyrillic letters', 'аli@example.com'],
    ['no domain', 'ali'],
    ['a domain with a path', 'asha@bücher.example/x'],
    ['a domain with a port', 'asha@bücher.example:25'],
    ['a domain with a percent sign', 'asha@b%C3%BCcher.example'],
    ['an invisible character in the domain', 'asha@bü\u00ADcher.example'],
    ['full-width letters in the domain', 'asha@bücher.\uFF43om'],
    ['a domain that is too long as ASCII', `asha@${'ü.'.repeat(120)}example`],
    ['an international name without a dot', 'asha@bücher'],
    ['right-to-left text', 'علی@example.com'],
    ['an emoji', '🏏@example.com'],
    ['10,000 characters', `${'a'.repeat(10_000)}@example.com`],
    ['an empty string', ''],
    ['a number', 7],
    ['an object', { contains: '@' }],
    ['a missing value', undefined],
  ])('refuses %s with a message', (_, typed) => {
    const issue = emailSchema.safeParse(typed).error?.issues[0];
    expect(issue?.message).toMatch(/e-mail|E-mail/);
  });
});

describe('registration', () => {
  it.each([
    ['a short password', { password: '1234567' }, 'Use at least 8 characters'],
    [
      'a password of 129 characters',
      { password: 'x'.repeat(129) },
      'Password can have at most 128 characters',
    ],
    ['a password of another type', { password: ['x'] }, 'Password must be text'],
    ['an empty name', { name: '   ' }, 'Name is required'],
    ['a name of control characters', { name: '\u0000\u202E\u200B' }, 'Name is required'],
    [
      'a name of 10,000 characters',
      { name: 'x'.repeat(10_000) },
      'Name can have at most 80 characters',
    ],
    ['a name of another type', { name: { first: 'Ali' } }, 'Name must be text'],
  ])('refuses %s', (_, input, message) => {
    expect(messageFor(input)).toBe(message);
  });

  it.each(['علی رضا', 'Zoë 🏏', "O'Brien <script>", 'x'.repeat(80)])(
    'accepts the name %j',
    (name) => {
      expect(registerSchema.parse({ ...valid, name }).name).toBe(name);
    },
  );

  it('accepts passwords of 64 characters, of spaces and in any script', () => {
    for (const password of ['x'.repeat(64), '        ', 'پاس ورڈ لمبا ہے 🏏']) {
      expect(registerSchema.parse({ ...valid, password }).password).toBe(password);
    }
  });

  it('drops unknown fields', () => {
    const parsed = registerSchema.parse({ ...valid, isAdmin: true, id: 1 });
    expect(Object.keys(parsed).sort()).toEqual(['email', 'name', 'password']);
  });
});
