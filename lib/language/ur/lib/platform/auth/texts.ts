import type { texts as english } from '@/lib/platform/auth/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // E-mail
  emailMustBeText: 'ای میل متن کی شکل میں ہونی چاہیے',
  emailRequired: 'ای میل لازمی ہے',
  emailTooLong: ({ max }) => `ای میل میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں`,
  emailPlainLetters: 'براہِ کرم ای میل سادہ انگریزی حروف میں لکھیں',
  emailInvalid: 'براہِ کرم درست ای میل لکھیں، جیسے ali@example.com',
  // Password
  passwordMustBeText: 'پاس ورڈ متن کی شکل میں ہونا چاہیے',
  passwordRequired: 'پاس ورڈ لازمی ہے',
  passwordShort: ({ min }) => `کم از کم ${min} حروف استعمال کریں`,
  passwordTooLong: ({ max }) => `پاس ورڈ میں زیادہ سے زیادہ ${max} حروف ہو سکتے ہیں`,
  notYourPassword: 'یہ آپ کا پاس ورڈ نہیں',
  // Register
  nameLabel: 'نام',
  captchaMustBeText: 'captchaToken متن کی شکل میں ہونا چاہیے',
  captchaTooLong: 'captchaToken بہت لمبا ہے',
  // Second step
  codeWanted: 'ایپ کے 6 ہندسے، یا کوئی ریکوری کوڈ لکھیں',
  // Links of letters
  linkIncomplete: 'یہ لنک نامکمل ہے۔ براہِ کرم اسے ای میل سے دوبارہ کھولیں۔',
  // Passkeys
  passkeyNameLabel: 'نام',
  passkeyUnreadable: 'آپ کی ڈیوائس کا جواب پڑھا نہیں جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  wayBackMustBeText: 'واپسی کا پتہ متن کی شکل میں ہونا چاہیے',
  // Names of browsers
  browserOn: ({ browser, system }, { name }) => `${name(system)} پر ${name(browser)}`,
  someBrowserOn: ({ system }, { name }) => `${name(system)} پر براؤزر`,
  unknownBrowser: 'نامعلوم براؤزر',
};
