import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Audience } from './constants';

/** The sentences of schemas, apart from the others: a guest's page does without them. */

export const texts = defineTexts('lib/groups/texts', {
  // Audiences: who may join a group or play in a game.
  all: 'Everyone',
  women: 'Women only',
  men: 'Men only',
  groupIsFor: ({ audience }: { audience: Audience }) => `This group is for ${audience} only.`,
  gameIsFor: ({ audience }: { audience: Audience }) => `This game is for ${audience} only.`,

  // The places of a group or a game that are free.
  spotsLeft: ({ count }: { count: number }, { plural }) =>
    plural(count, { '=0': 'Full', one: '1 spot left', other: `${count} spots left` }),

  /** The title of a toast. */
  error: 'Error',

  // Why somebody cannot join, before and after pressing the button.
  cannotJoin: 'You cannot join this group.',
  notActive: 'This group is not active at the moment.',

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
