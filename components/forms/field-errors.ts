import type { z } from 'zod';
import { ApiError, errorSentence } from '@/lib/http/client';
import { sentenceOf } from '@/lib/validation/sentences';

/** A sentence a field; `form` for what belongs to none. */
export type FieldErrors = Record<string, string | undefined>;

/** What a schema says of these values; null when it has nothing to say. */
export function problemsOf(schema: z.ZodType, values: unknown): FieldErrors | null {
  const parsed = schema.safeParse(values, { error: sentenceOf });
  if (parsed.success) return null;
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues)
    errors[String(path[0] ?? 'form')] ??= message;
  return errors;
}

/** The server's refusal, each sentence at its field when that is one of `fields`. */
export function refusalOf(
  error: unknown,
  fields: readonly string[],
  fallback: string,
): FieldErrors {
  const errors: FieldErrors = {};
  if (error instanceof ApiError) {
    for (const { path, message } of error.issues) {
      if (fields.includes(path)) errors[path] ??= message;
    }
  }
  return Object.keys(errors).length > 0 ? errors : { form: errorSentence(error, fallback) };
}

/** Whether the captcha must be done again: refused for anything else, the form is sent again with the same one. */
export function isCaptchaRefused(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'captchaToken');
}
