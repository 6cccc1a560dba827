import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** The used part of a JSON schema. */
interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Invalid and malicious values. */
const HOSTILE: unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b\u0007c\u001b[31m\u0085',
  '\u202eمیدان\u2066کرکٹ',
  '\ud83c',
  '🏏👩🏽‍🤝‍👩🏿🇵🇰'.repeat(40),
  'x'.repeat(12_000),
  "'; DROP TABLE users; --",
  "1' OR '1'='1",
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '%s%n%00%2e%2e%2f',
  '{{7*7}}${7*7}',
  'NaN',
  '1e309',
  '-0',
  '٣',
  '0x10',
  'null',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01',
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  2_147_483_647,
  2_147_483_648,
  2 ** 53,
  [],
  [[[[[]]]]],
  {},
  { $gt: '' },
  { toString: 'x', constructor: { prototype: { isAdmin: true } } },
];

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.double(),
);

/** Usually a value that fits, so that a call is refused for one reason at a time, or not at all. */
const mostly = (fitting: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: hostile });

function texts({ format, enum: _enum, minLength = 0, maxLength = 80 }: JsonSchema) {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  const date = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((value) => value.toISOString());
  if (format === 'date-time') return date;
  if (format === 'date') return date.map((text) => text.slice(0, 10));
  const length = { minLength: Math.min(minLength, 5_000), maxLength: Math.min(maxLength, 5_000) };
  return fc.oneof(
    fc.constantFrom('Lahore', 'میدان', '18:30', '2027-03-01', 'Cricket', 'beginner', '1', 'true'),
    fc.string({ unit: 'grapheme', ...length }),
    fc.string({ unit: 'binary', ...length }),
  );
}

function numbers({ minimum, maximum }: JsonSchema, isInteger: boolean): Arbitrary<number> {
  // Small ids exist in the sample data.
  const min = Math.max(minimum ?? -5, -1e9);
  const max = Math.max(min, Math.min(maximum ?? 1e9, 1e9));
  const near = fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, min + 60)) });
  const any = isInteger
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
  return fc.oneof(near, any, fc.constantFrom(min, max));
}

/** Every tenth leaf has another type. */
function valuesOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return mostly(fc.constant(schema.const));
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (schema.allOf?.[0]) return valuesOf(schema.allOf[0]);
  const type = [schema.type].flat()[0];
  if (type === 'object') return mostly(objects(schema));
  if (type === 'array') {
    const items = typeof schema.items === 'object' ? schema.items : (schema.prefixItems?.[0] ?? {});
    return mostly(fc.array(valuesOf(items), { maxLength: 6 }));
  }
  if (type === 'integer' || type === 'number') return mostly(numbers(schema, type === 'integer'));
  if (type === 'boolean') return mostly(fc.boolean());
  if (type === 'null') return fc.constant(null);
  return mostly(texts(schema));
}

function objects({ properties = {}, required = [] }: JsonSchema): Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]),
  );
  // Sometimes omits a required field.
  const complete = fc.record(fields, { requiredKeys: required });
  return fc.oneof(
    { weight: 9, arbitrary: complete },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
}

/** Bodies, queries or parameters for a zod schema; without a schema mostly nothing. */
export function inputsOf(schema: z.ZodType | undefined): Arbitrary<unknown> {
  if (!schema) return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, hostile);
  // The JSON schema has these fields and more.
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return valuesOf(json);
}

/** A file of a few bytes, or a text where a file is expected. */
export const parts: Arbitrary<string | File> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.stringify(value)),
  fc
    .record({
      bytes: fc.uint8Array({ maxLength: 400 }),
      head: fc.constantFrom(
        '',
        '\u00ff\u00d8\u00ff\u00e0',
        '\u0089PNG\r\n\u001a\n',
        'GIF89a',
        'RIFF',
      ),
      name: fc.constantFrom('a.jpg', 'a.png', 'x/../y.gif', 'نقشہ.webp', 'a.svg', ''),
      type: fc.constantFrom('image/jpeg', 'image/png', 'image/svg+xml', 'text/html', ''),
    })
    .map(
      ({ bytes, head, name, type }) =>
        new File([Buffer.from(head, 'latin1'), Buffer.from(bytes)], name, { type }),
    ),
);
