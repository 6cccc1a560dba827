import type { z } from 'zod';
import { ApiError, errorSentence, type Failed } from '@/lib/http/client';
import { sentenceOf } from '@/lib/validation/sentences';

/** One sentence per field; `form` holds errors without a field. */
export type FieldErrors = Record<string, string | undefined>;

/** The schema's errors by field and by list entry ('packages.0.price'); null when the values are valid. */
export function problemsOf(schema: z.ZodType, values: unknown): FieldErrors | null {
  const parsed = schema.safeParse(values, { error: sentenceOf });
  if (parsed.success) return null;
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    errors[String(path[0] ?? 'form')] ??= message;
    errors[path.join('.') || 'form'] ??= message;
  }
  return errors;
}

/** The values typed as the input of `schema`, or the problems that it finds. */
export function checkInput<S extends z.ZodType>(
  schema: S,
  values: unknown,
): { input: z.input<S>; problems: null } | { input: null; problems: FieldErrors } {
  const problems = problemsOf(schema, values);
  // The schema has accepted them.
  return problems ? { input: null, problems } : { input: values as z.input<S>, problems: null };
}

/** The server's errors, keyed by field for those in `fields`. */
export function refusalOf(error: unknown, fields: readonly string[], failed: Failed): FieldErrors {
  const errors: FieldErrors = {};
  if (error instanceof ApiError) {
    for (const { path, message } of error.issues) {
      const [field = ''] = path.split('.');
      if (!fields.includes(field)) continue;
      errors[field] ??= message;
      errors[path] ??= message;
    }
  }
  return Object.keys(errors).length > 0 ? errors : { form: errorSentence(error, failed) };
}

/** The errors, with those of the object `name` under the names of its own fields. */
export function liftErrors(errors: FieldErrors, name: string): FieldErrors {
  const { [name]: _whole, ...others } = errors;
  const lift = (path: string) => (path.startsWith(`${name}.`) ? path.slice(name.length + 1) : path);
  return Object.fromEntries(Object.entries(others).map(([path, text]) => [lift(path), text]));
}

/** Whether the captcha must be solved again. After any other refusal its token is still valid. */
export function isCaptchaRefused(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'captchaToken');
}
