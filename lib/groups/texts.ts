import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Audience } from './constants';

/** The sentences of schemas, in a file of their own: a guest's page does not need them. */

export const texts = defineTexts('lib/groups/texts', {
  all: 'Everyone',
  women: 'Women only',
  men: 'Men only',
  groupIsFor: ({ audience }: { audience: Audience }) => `This group is for ${audience} only.`,
  gameIsFor: ({ audience }: { audience: Audience }) => `This game is for ${audience} only.`,

  spotsLeft: ({ count }: { count: number }, { plural }) =>
    plural(count, { '=0': 'Full', one: '1 spot left', other: `${count} spots left` }),

  error: 'Error',

  guardianNeeded: 'Under 18 with a guardian',
  guardianNeededSentence:
    'People under 18 take part here with a guardian. You can invite yours in your settings.',

  // Used before and after a click
  cannotJoin: 'You cannot join this group.',
  notActive: 'This group is not active at the moment.',

  nameLabel: 'Name',
  descriptionLabel: 'Description',
  locationLabel: 'Location',
  cityLabel: 'City',
  messageLabel: 'Message',
  noteLabel: 'Note',
  reasonLabel: 'Reason',

  membersLeast: ({ min }: { min: number }) => `A group has room for at least ${min} members`,
  membersRange: ({ min, max }: { min: number; max: number }) =>
    `A group can have ${min} to ${max} members`,
  membersNotWhole: 'Maximum members must be a whole number',
  missedRange: ({ max }: { max: number }) => `Choose a whole number from 1 to ${max}`,
  roleUnknown: 'A role is member, organiser or creator',
});
