import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/admin/jobs-texts', {
  loadingJobs: 'Loading failed jobs...',
  noJobs: 'No failed jobs.',
  noJobsHint: 'E-mails, pushes and other background work that failed at every attempt appear here.',
  moreJobs: 'Show more failed jobs',
  jobQueued: 'Job queued again',
  jobRemoved: 'Job removed',
  jobFailed: ({ attempts }: { attempts: number }, { plural }) =>
    plural(attempts, {
      one: 'Failed <at/> after 1 attempt · queued <queued/>',
      other: `Failed <at/> after ${attempts} attempts · queued <queued/>`,
    }),
  tryAgain: 'Try again',
  tryAgainJob: ({ job }: { job: string }, { name }) => `Try again: ${name(job)}`,
  remove: 'Remove',
  removeJob: ({ job }: { job: string }, { name }) => `Remove: ${name(job)}`,
  removeJobHint: 'It is deleted, and its work is never done.',

  // The kinds of work.
  'mail:send': 'Send an e-mail',
  'users:tell-new-sign-in': 'Tell a person about a new sign-in',
  'users:delete-due': 'Delete an account',
  'users:make-export': 'Make a data export',
  'messages:tell-unread': 'Notify of unread messages',
  'messages:announce-line': 'Show a line in open chats',
  'notifications:push': 'Send a push',
  'notifications:mail-missed': 'E-mail what was missed',
  'games:release-holds': 'Give free seats to the line',
  'games:nudge': 'Ask a member for an answer',
  'games:tell-offer': 'Tell of a free seat',
  'games:decide': 'Decide whether a game has enough players',
  'games:open': 'Show a game to everybody',
  'bookings:close': 'Close a booking',
});
