import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/notifications/texts', {
  showMore: 'Show more',
  markAllRead: 'Mark all as read',
  markRead: 'Mark read',
  markReadOf: ({ title }: { title: string }, { name }) => `Mark read: ${name(title)}`,
  listFailed: 'Notifications could not be loaded.',
  tryAgain: 'Try again',
  nothing: 'Nothing yet',
  nothingHint: 'Likes, requests and games that concern you appear here.',

  pushIsOn: 'This device tells you of new messages, also while <product/> is closed.',
  pushOffer: 'Hear of messages and games on this device, also while <product/> is closed.',
  pushAsk: 'Notifications on this device',
  notNow: 'Not now',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  turningOn: 'Turning on…',
  pushFailed: 'This browser’s push service cannot be reached just now.',

  // The page that unsubscribes from emails
  emailsHeading: 'E-mails about what you missed',
  emailsAsk: ({ minutes }: { minutes: number }) =>
    `<product/> writes to you about what you have not looked at for ${minutes} minutes. One press ends these e-mails; sign-in links still come.`,
  emailsDone:
    'Done: no more of these e-mails. You can choose them again in your settings, topic by topic.',
  emailsFailed:
    'That link is not one of ours, or it is cut off. Please open it again from the e-mail.',
  unsubscribe: 'Unsubscribe',
  unsubscribing: 'Unsubscribing…',
});
