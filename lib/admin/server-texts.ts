import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/admin/server-texts', {
  reportNotFound: 'Report not found',
  userNotFound: 'User not found',
  cannotHide: 'This cannot be hidden. Warn, suspend or ban the person.',
  decidedAlready: 'This report was decided already.',
  nobodyBehind: 'Nobody is behind this any more.',
  notYourself: 'You cannot moderate yourself.',
  notAnAdmin: 'Another admin cannot be moderated here.',
  jobNotFound: 'Failed job not found',
  jobPromised: 'Somebody is waiting for this job, so it cannot be removed. Try it again.',
  warning: 'A warning from our admins',
  reportRead: 'We have read your report',
  reportActed: 'It broke our house rules, and we acted on it. Thank you for looking out.',
  reportDismissed: 'We found no breach of our house rules. Thank you for looking out.',
  onlyOfAppeals: 'An appeal is granted by restoring the person, or dismissed.',
  suspendedMail: ({ days }: { days: number }, { plural }) =>
    plural(days, {
      one: 'Your account is suspended for a day',
      other: `Your account is suspended for ${days} days`,
    }),
  bannedMail: 'Your account is closed',
  restoredMail: 'Your account is open again',
  appealRefusedMail: 'We have read your appeal, and the decision stands',
  brokeRules: 'Something that you did broke our house rules, so you cannot sign in.',
  mayAppeal: 'If you think that this is wrong, you may appeal once, in your own words.',
  appeal: 'Appeal',
  aboutAccount: ({ to }: { to: string }) => `For ${to}, about your account on <product/>.`,
  ownWords: ({ text }: { text: string }) => text,
  coachApproved: 'Your coach application was approved',
  coachRejected: 'Your coach application was rejected',
  venueApproved: 'Your venue application was approved',
  venueRejected: 'Your venue application was rejected',
  listed: ({ title }: { title: string }, { name }) => `${name(title)} is listed now.`,
  listedNote: ({ title, note }: { title: string; note: string }, { name }) =>
    `${name(title)} is listed now. ${name(note)}`,
  coachAgain: ({ days }: { days: number }) => `You can apply again after ${days} days.`,
  coachAgainNote: ({ days, note }: { days: number; note: string }, { name }) =>
    `You can apply again after ${days} days. ${name(note)}`,
  venueAgain: 'You can apply again at any time.',
  venueAgainNote: ({ note }: { note: string }, { name }) =>
    `You can apply again at any time. ${name(note)}`,
  reasonRequired: 'Please say why: the coach reads it',
  certificateVerified: 'Your certificate was verified',
  markIsShown: 'Your page shows its name with the mark.',
  certificateDeclined: 'Your certificate was not verified',
  deskSaysWhy: 'Your coaching desk says why.',
  emailNote: ({ note }: { note: string }, { name }) => `A note from our admins: ${name(note)}`,

  // Pages, metadata and share cards
  title: 'System Administration',
});
