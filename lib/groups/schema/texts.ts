import { defineTexts } from '@/lib/platform/language/define-texts';

/** The sentences of schemas, apart from the others: a guest's page does without them. */
export const texts = defineTexts('lib/groups/schema/texts', {
  // The names of fields, at the start of a sentence.
  nameLabel: 'Name',
  descriptionLabel: 'Description',
  locationLabel: 'Location',
  cityLabel: 'City',
  messageLabel: 'Message',
  noteLabel: 'Note',
  reasonLabel: 'Reason',

  // Refused input.
  membersRange: ({ min, max }: { min: number; max: number }) =>
    `A group can have ${min} to ${max} members`,
  membersNotWhole: 'Maximum members must be a whole number',
  roleUnknown: 'A role is member, organiser or creator',
});
