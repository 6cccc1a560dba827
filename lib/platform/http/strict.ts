import { z } from 'zod';

/**
 * The same schema, refusing unknown fields at every depth: a misspelt field is reported, not dropped. The schemas themselves
 * remain open, because forms and services parse more with them than a call may send.
 */
export function strict<S extends z.ZodType>(schema: S): S {
  // A clone has the type of the original; zod cannot say so for a changed definition.
  return closed(schema) as S;
}

function closed(schema: z.core.$ZodType): z.core.$ZodType {
  const changed = closedParts(schema);
  // `parent` keeps the descriptions of the original.
  return changed
    ? z.core.clone(schema, { ...schema._zod.def, ...changed } as never, { parent: true })
    : schema;
}

/** The inner schemas of a definition. */
function closedParts(schema: z.core.$ZodType): object | null {
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape).map(([name, field]) => [name, closed(field)]);
    return { shape: Object.fromEntries(shape), catchall: schema.def.catchall ?? z.never() };
  }
  if (schema instanceof z.ZodArray) return { element: closed(schema.element) };
  if (schema instanceof z.ZodUnion) return { options: schema.options.map(closed) };
  // The output of a transform is our own; only its input comes from outside.
  if (schema instanceof z.ZodPipe) {
    const isMadeFirst = schema.in instanceof z.ZodTransform;
    return isMadeFirst ? { out: closed(schema.out) } : { in: closed(schema.in) };
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return { innerType: closed(schema.unwrap()) };
  }
  return null;
}
