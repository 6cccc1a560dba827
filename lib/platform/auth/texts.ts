import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/auth/texts', {
  emailMustBeText: 'E-mail must be text',
  emailRequired: 'E-mail is required',
  emailTooLong: ({ max }: { max: number }) => `E-mail can have at most ${max} characters`,
  emailPlainLetters: 'Please type the e-mail in plain letters',
  emailInvalid: 'Please enter a valid e-mail address, like ali@example.com',
  birthYearWanted: 'Please choose the year in which you were born',
  /** `year`: from its first day on */
  tooYoung: ({ age, year }: { age: number; year: number }) =>
    `<product/> is for people from ${age} on. With that year of birth you are welcome from 1 January ${year}. If it was a slip, choose again: everything else stays as it is.`,
  passwordMustBeText: 'Password must be text',
  passwordRequired: 'Password is required',
  passwordShort: ({ min }: { min: number }) => `Use at least ${min} characters`,
  passwordTooLong: ({ max }: { max: number }) => `Password can have at most ${max} characters`,
  notYourPassword: 'That is not your password',
  nameLabel: 'Name',
  captchaMustBeText: 'captchaToken must be text',
  captchaTooLong: 'captchaToken is too long',
  codeWanted: 'Type the 6 digits of your app, or a recovery code',
  linkIncomplete: 'That link is incomplete. Please open it from the e-mail again.',
  passkeyNameLabel: 'Name',
  tokenNameLabel: 'Name',
  tokenScopes: 'Choose what the program may do: read, write or organiser',
  tokenDays: ({ max }: { max: number }) => `Choose between 1 and ${max} days`,
  passkeyUnreadable: 'Your device’s answer could not be read. Please try again.',
  wayBackMustBeText: 'The way back must be text',
  browserOn: ({ browser, system }: { browser: string; system: string }) =>
    `${browser} on ${system}`,
  someBrowserOn: ({ system }: { system: string }) => `Browser on ${system}`,
  unknownBrowser: 'Unknown browser',
});
