import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/moderation/texts', {
  // Placeholders for a name or an address
  unavailableUser: 'Unavailable user',
  deletedUser: 'Deleted user',
  unknownUser: 'Unknown',
  namelessUser: 'User',
  privateAddress: 'A private address',
  spam: 'Spam or advertising',
  harassment: 'Harassment or bullying',
  hate: 'Hate or threats',
  sexual: 'Sexual content',
  fake: 'Fake or pretending to be somebody else',
  dangerous: 'Dangerous or illegal',
  wrong: 'Wrong information',
  appeal: 'Appeal against a suspension or ban',
  other: 'Something else',
  sayWhat: 'Please say what you are reporting',
  chooseOffered: 'Please choose one of the reasons offered',
  noteLabel: 'Note',
  // A warning without an admin's own words
  warningDefault: 'Something of yours was reported. Please keep to the rules of the ground.',
});
