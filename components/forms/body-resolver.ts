import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { sentenceOf } from '@/lib/platform/validation/sentences';
import type { FieldErrors } from './field-errors';

export type BodySchema = z.ZodType<unknown, FieldValues>;

/** Validates the body that `toBody` makes of the values. `check` adds or removes errors that the schema cannot know. */
export function bodyResolver<V extends FieldValues, S extends BodySchema>(
  schema: S,
  toBody: (values: V) => unknown,
  check: (found: FieldErrors, values: V) => FieldErrors = (found) => found,
): Resolver<V, unknown, z.input<S>> {
  // `raw`: the server parses the body itself.
  const validate = zodResolver(schema, { error: sentenceOf }, { mode: 'sync', raw: true });
  return async (values, context, options) => {
    const body = toBody(values);
    // Without the fields, the errors hold no elements. The schema refuses a body of another shape.
    const plain = { ...options, fields: {}, names: undefined };
    const { errors } = await validate(body as z.input<S>, context, plain);
    const problems = nested(check(sentencesOf(errors), values));
    return Object.keys(problems).length > 0
      ? { values: {}, errors: problems }
      : // The schema has accepted it.
        { values: body as z.input<S>, errors: {} };
  };
}

/** The errors in the shape of react-hook-form. */
function nested(errors: FieldErrors): object {
  const tree = {};
  for (const [path, message] of Object.entries(errors)) {
    if (message) set(tree, path, { type: 'refused', message });
  }
  return tree;
}

/** A list shows the first error of its entries. */
export function sentencesOf(errors: object): FieldErrors {
  const sentences: FieldErrors = {};
  collect(errors, [], sentences);
  return sentences;
}

function collect(node: object, path: string[], sentences: FieldErrors): void {
  const message = 'message' in node ? node.message : null;
  if (typeof message === 'string') {
    sentences[path[0] || 'form'] ??= message;
    sentences[path.join('.') || 'form'] ??= message;
  }
  for (const [key, child] of Object.entries(node)) {
    // `ref` is the element of the field.
    if (typeof child !== 'object' || child === null || key === 'ref') continue;
    // `root` holds the error of a list as a whole.
    collect(child, key === 'root' ? path : [...path, key], sentences);
  }
}
