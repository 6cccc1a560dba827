import { ApiError, errorSentence, type Failed } from '@/lib/platform/http/client';

/** Always present, so that screen readers announce a new error. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p
      id={id}
      data-field-error
      aria-live="polite"
      className="font-label text-destructive-ink text-sm empty:hidden"
    >
      {children}
    </p>
  );
}

/** One sentence per field; `form` holds errors without a field. */
export type FieldErrors = Record<string, string | undefined>;

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

/** Moves the errors of the object `name` to the names of its own fields. */
export function liftErrors(errors: FieldErrors, name: string): FieldErrors {
  const { [name]: _whole, ...others } = errors;
  const lift = (path: string) => (path.startsWith(`${name}.`) ? path.slice(name.length + 1) : path);
  return Object.fromEntries(Object.entries(others).map(([path, text]) => [lift(path), text]));
}

/** After any other refusal the captcha's token is still valid. */
export function isCaptchaRefused(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'captchaToken');
}
