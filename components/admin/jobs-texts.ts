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
});
