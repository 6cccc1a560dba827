import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/moderation/texts', {
  // What stands in place of a name or an address
  unavailableUser: 'Unavailable user',
  deletedUser: 'Deleted user',
  unknownUser: 'Unknown',
  namelessUser: 'User',
  privateAddress: 'A private address',
  // Reasons of a report
  spam: 'Spam or advertising',
  harassment: 'Harassment or bullying',
  hate: 'Hate or threats',
  sexual: 'Sexual content',
  fake: 'Fake or pretending to be somebody else',
  dangerous: 'Dangerous or illegal',
  wrong: 'Wrong information',
  other: 'Something else',
  // Refusals of a report
  sayWhat: 'Please say what you are reporting',
  chooseOffered: 'Please choose one of the reasons offered',
  noteLabel: 'Note',
  // A warning without words of an admin
  warningDefault: 'Something of yours was reported. Please keep to the rules of the ground.',
});
