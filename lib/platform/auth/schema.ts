import { z } from 'zod';
import {
  EMAIL_LENGTH_MAX,
  NAME_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
} from '@/lib/platform/auth/constants';
import { CAPTCHA_TOKEN_LENGTH_MAX } from '@/lib/platform/captcha/constants';
import { singleLine } from '@/lib/platform/validation/text';

const PASSWORD_TOO_LONG = `Password can have at most ${PASSWORD_LENGTH_MAX} characters`;

/**
 * An e-mail address in its stored form: trimmed, lower case.
 * Letters that only look like ASCII (full-width, Kelvin sign) are refused rather than folded: folding would let somebody
 * request a link to an address that is stored as another person's.
 */
export const emailSchema = z
  .string({ error: 'E-mail must be text' })
  .transform((value) => value.trim())
  .pipe(
    z
      .string()
      .min(1, 'E-mail is required')
      .max(EMAIL_LENGTH_MAX, `E-mail can have at most ${EMAIL_LENGTH_MAX} characters`)
      .refine(
        (value) => value.normalize('NFKC') === value,
        'Please type the e-mail in plain letters',
      )
      .transform((value) => value.toLowerCase())
      .pipe(z.email('Please enter a valid e-mail address, like ali@example.com')),
  );

/** A new password. Any characters; composition rules only lead people to 'Passw0rd!'. */
export const newPasswordSchema = z
  .string({ error: 'Password must be text' })
  .min(PASSWORD_LENGTH_MIN, `Use at least ${PASSWORD_LENGTH_MIN} characters`)
  .max(PASSWORD_LENGTH_MAX, PASSWORD_TOO_LONG);

export const registerSchema = z.object({
  name: singleLine('Name', NAME_LENGTH_MAX),
  email: emailSchema,
  password: newPasswordSchema,
});

/** A proof of work is required where many people have just registered (lib/platform/auth/registration-work). */
export const registrationSchema = registerSchema.extend({
  captchaToken: z
    .string({ error: 'captchaToken must be text' })
    .max(CAPTCHA_TOKEN_LENGTH_MAX, 'captchaToken is too long')
    .optional(),
});

export const signInSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'Password must be text' })
    .min(1, 'Password is required')
    .max(PASSWORD_LENGTH_MAX, PASSWORD_TOO_LONG),
});

export const magicLinkSchema = z.object({ email: emailSchema });

/** The answer to registering: the input, whether or not the address was free (docs/decisions/0001). */
export const registeredSchema = z.object({ name: z.string(), email: z.string() });

export type RegistrationInput = z.output<typeof registrationSchema>;
export type SignInInput = z.output<typeof signInSchema>;
export type RegisteredDto = z.infer<typeof registeredSchema>;
