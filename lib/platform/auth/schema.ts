import { z } from 'zod';
import { isBirthYear, isOldEnough } from '@/lib/platform/auth/age';
import {
  EMAIL_LENGTH_MAX,
  NAME_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
} from '@/lib/platform/auth/constants';
import { texts } from '@/lib/platform/auth/texts';
import { CAPTCHA_TOKEN_LENGTH_MAX } from '@/lib/platform/captcha/constants';
import { city } from '@/lib/platform/city/city';
import { later, says } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { ASCII_EMAIL, composed, withAsciiDomain } from '@/lib/platform/validation/email';
import { singleLine } from '@/lib/platform/validation/text';

const PASSWORD_TOO_LONG = says(texts, 'passwordTooLong', { max: PASSWORD_LENGTH_MAX });

/**
 * An e-mail address in its stored form: trimmed, lower case, the domain in its ASCII spelling.
 * Letters that only look like ASCII (full-width, Kelvin sign) are refused rather than folded: folding would let somebody
 * request a link to an address that is stored as another person's.
 */
export const emailSchema = z
  .string(says(texts, 'emailMustBeText'))
  .transform((value) => composed(value.trim()))
  .pipe(
    z
      .string()
      .min(1, says(texts, 'emailRequired'))
      .max(EMAIL_LENGTH_MAX, says(texts, 'emailTooLong', { max: EMAIL_LENGTH_MAX }))
      .refine((value) => value.normalize('NFKC') === value, says(texts, 'emailPlainLetters'))
      .transform((value) => withAsciiDomain(value.toLowerCase()))
      .pipe(
        z
          .email({ pattern: ASCII_EMAIL, ...says(texts, 'emailInvalid') })
          .max(EMAIL_LENGTH_MAX, says(texts, 'emailTooLong', { max: EMAIL_LENGTH_MAX })),
      ),
  );

/** A new password. Any characters; composition rules only lead people to 'Passw0rd!'. */
export const newPasswordSchema = z
  .string(says(texts, 'passwordMustBeText'))
  .min(PASSWORD_LENGTH_MIN, says(texts, 'passwordShort', { min: PASSWORD_LENGTH_MIN }))
  .max(PASSWORD_LENGTH_MAX, PASSWORD_TOO_LONG);

/** A year of birth that can be true (lib/platform/auth/age). */
export const birthYearSchema = z
  .number(says(texts, 'birthYearWanted'))
  .int(says(texts, 'birthYearWanted'))
  .refine(isBirthYear, says(texts, 'birthYearWanted'));

/** Also of a person who may have an account here. */
export const newcomersYearSchema = birthYearSchema.refine(isOldEnough, {
  error: ({ input }) => {
    const { leastAge: age } = city();
    return translate(texts).tooYoung({ age, year: Number(input) + age + 1 });
  },
});

export const registerSchema = z.object({
  name: singleLine(later(texts, 'nameLabel'), NAME_LENGTH_MAX),
  email: emailSchema,
  password: newPasswordSchema,
  /** Without it the profile asks. */
  birthYear: newcomersYearSchema.optional(),
});

/** A proof of work is required where many people have just registered (lib/platform/auth/registration-work). */
export const registrationSchema = registerSchema.extend({
  captchaToken: z
    .string(says(texts, 'captchaMustBeText'))
    .max(CAPTCHA_TOKEN_LENGTH_MAX, says(texts, 'captchaTooLong'))
    .optional(),
});

export const signInSchema = z.object({
  email: emailSchema,
  password: z
    .string(says(texts, 'passwordMustBeText'))
    .min(1, says(texts, 'passwordRequired'))
    .max(PASSWORD_LENGTH_MAX, PASSWORD_TOO_LONG),
});

export const magicLinkSchema = z.object({ email: emailSchema });

/** The response to a registration: the input, whether or not the address was free (docs/decisions/0001). */
export const registeredSchema = z.object({ name: z.string(), email: z.string() });

export type RegistrationInput = z.output<typeof registrationSchema>;
export type SignInInput = z.output<typeof signInSchema>;
export type RegisteredDto = z.infer<typeof registeredSchema>;
