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

  // The page behind the link of a letter about a suspension
  appealTitle: 'Appeal',
  appealHint: 'Tell our admins why the decision about your account is wrong. You may do so once.',
  appealNote: 'What they should know',
  appealWords: 'Please write a few words, at most 1,000 characters.',
  sendAppeal: 'Send appeal',
  appealSent: 'Your appeal is with our admins. They answer by e-mail.',
  appealOver: 'This link has nothing to appeal against any more.',
  appealedAlready: 'You have appealed already. Our admins answer by e-mail.',
});
