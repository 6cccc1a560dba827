import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/moderation/server-texts', {
  notYourself: 'You cannot block yourself.',
  userNotFound: 'User not found',
  groupNotFound: 'Group not found',
  gameNotFound: 'Game not found',
  venueNotFound: 'Venue not found',
  reviewNotFound: 'Review not found',
  messageNotFound: 'Message not found',
  coachNotFound: 'Coach not found',
  yourOwn: 'That is your own: you can change or delete it yourself.',
  reportedAlready: 'You have reported this already. We are looking into it.',
  warningNotFound: 'Warning not found',
});
