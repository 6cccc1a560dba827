import { z } from 'zod';

export type Json = Record<string, unknown>;
type Io = 'input' | 'output';
type Names = z.core.$ZodRegistry<{ id: string }>;

/** The exports of every schema file by its path below lib, without 'schema': `gamesReadGame`. */
export type SchemaFiles = Record<string, Record<string, unknown>>;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A body that may be omitted is an optional object, or one with a default. */
const unwrapped = (value: unknown): unknown =>
  value instanceof z.ZodOptional || value instanceof z.ZodDefault ? value.unwrap() : value;

/** Scalars are not worth a name. */
const isNamed = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject ||
  value instanceof z.ZodArray ||
  value instanceof z.ZodEnum ||
  value instanceof z.ZodUnion ||
  value instanceof z.ZodRecord;

/** `groupCardSchema` is named GroupCard; where two nouns have the same, the second has its noun before it. */
function namesOf(files: SchemaFiles): Names {
  const names: Names = z.registry<{ id: string }>();
  const taken = new Set<string>();
  for (const [file, exported] of Object.entries(files)) {
    const noun = capitalised(/^[a-z]+/.exec(file)?.[0] ?? '');
    for (const [name, value] of Object.entries(exported)) {
      const schema = unwrapped(value);
      if (!isNamed(schema) || names.has(schema)) continue;
      const short = capitalised(name.replace(/(?:Dto)?Schema$/, ''));
      const id = taken.has(short) ? noun + short : short;
      if (taken.has(id))
        throw new Error(`Two schemas are called ${id}: rename ${name} of ${file}.`);
      taken.add(id);
      names.add(schema, { id });
    }
  }
  return names;
}

/** Unknown fields of a body are refused (`strict`); those of a response are allowed, because later versions add some. */
function closeInputs(io: Io) {
  return ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void => {
    if (!(zodSchema instanceof z.ZodObject) || zodSchema.def.catchall) return;
    if (io === 'input') jsonSchema.additionalProperties = false;
    else delete jsonSchema.additionalProperties;
  };
}

/** Transforms have no JSON form, but what a client sends (input) and receives (output) has. */
function jsonSchema(schema: z.ZodType, io: Io, metadata?: Names): Json {
  const options = { io, override: closeInputs(io), unrepresentable: 'any' as const };
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    ...options,
    metadata: metadata ?? z.registry(),
  });
  return rest;
}

/** The named schemas that a document refers to. */
export class Components {
  readonly schemas: Record<string, Json> = {};
  readonly #names: Names;

  constructor(files: SchemaFiles) {
    this.#names = namesOf(files);
  }

  /** The schema in which its named parts are references to components. */
  referTo(schema: z.ZodType, io: Io): Json {
    const { $defs = {}, properties } = jsonSchema(z.object({ schema }), io, this.#names) as {
      $defs?: Record<string, Json>;
      properties: { schema: Json };
    };
    // Input and output of one name differ, but for a choice of words.
    const idOf = (id: string) => (io === 'input' && !$defs[id]?.enum ? `${id}Input` : id);
    const refer = (part: Json): Json =>
      JSON.parse(
        JSON.stringify(part).replace(
          /"#\/\$defs\/(\w+)"/g,
          (_match, id: string) => `"#/components/schemas/${idOf(id)}"`,
        ),
      );
    for (const [id, { id: _id, ...def }] of Object.entries($defs)) {
      this.schemas[idOf(id)] ??= refer(def);
    }
    return refer(properties.schema);
  }
}

/** A number in a path or a query is text to zod, and a number to clients. */
export function parameters(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  example: Record<string, unknown> = {},
): Json[] {
  if (!schema) return [];
  const typed = (io: Io) =>
    jsonSchema(schema, io) as { properties?: Record<string, Json>; required?: string[] };
  const { properties = {}, required = [] } = typed('input');
  const { properties: read = {} } = typed('output');
  return Object.entries(properties).map(([name, property]) => {
    const isNumber = /^(integer|number)$/.test(String(read[name]?.type));
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: isNumber ? read[name] : property,
      ...(name in example && { example: example[name] }),
      ...(place === 'path' && isNumber && { example: 12 }),
    };
  });
}
