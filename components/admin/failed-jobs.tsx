'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import { EmptyState } from '@/components/layout/empty-state';
import { MoreButton } from '@/components/layout/more-button';
import { useOwnNow } from '@/components/layout/use-now';
import { relativeTime } from '@/components/notifications/relative-time';
import { Button } from '@/components/ui/button';
import { useDialog } from '@/components/ui/use-dialog';
import type { JobAction } from '@/lib/admin/constants';
import type { FailedJobDto } from '@/lib/admin/schema';
import { api } from '@/lib/platform/http/client';
import { AdminList } from './admin-list';
import { ADMIN_KEY, failedJobsQuery } from './admin-query';

const DONE: Record<JobAction, string> = { retry: 'Job queued again', remove: 'Job removed' };

/** Jobs that failed at every attempt, the latest failure first. */
export function FailedJobs() {
  const query = useInfiniteQuery(failedJobsQuery);
  const { run, busy } = useAction({ refresh: [ADMIN_KEY] });
  const [removed, setRemoved] = useState<FailedJobDto | null>(null);
  const dialog = useDialog();
  const jobs = query.data?.pages.flatMap(({ items }) => items) ?? [];

  const decide = ({ id }: FailedJobDto, action: JobAction) =>
    run({
      call: () => api('POST /api/admin/jobs/{id}/{action}', { params: { id, action } }),
      done: DONE[action],
      failed: 'Please try again.',
      onDone: () => dialog.props.onOpenChange(false),
    });

  return (
    <div className="grid gap-4 *:min-w-0">
      <AdminList query={query} loading="Loading failed jobs...">
        {jobs.length === 0 ? (
          <EmptyState
            as="h2"
            title="No failed jobs."
            description="Letters, pushes and other background work that failed at every attempt appear here."
          />
        ) : (
          <ul className="grid gap-3 *:min-w-0">
            {jobs.map((job) => (
              <li key={job.id}>
                <JobRow
                  job={job}
                  busy={busy}
                  onRetry={() => decide(job, 'retry')}
                  onRemove={() => {
                    setRemoved(job);
                    dialog.show();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <MoreButton query={query}>Show more failed jobs</MoreButton>
      </AdminList>
      {removed ? (
        <FormDialog
          {...dialog.props}
          title={`Remove: ${nameOf(removed)}`}
          description="It is deleted, and its work is never done."
          submit="Remove"
          destructive
          busy={busy}
          onSubmit={() => decide(removed, 'remove')}
        />
      ) : null}
    </div>
  );
}

const nameOf = ({ kind, id }: FailedJobDto): string => `${kind} ${id}`;

interface JobRowProps {
  job: FailedJobDto;
  busy: boolean;
  onRetry: () => Promise<void>;
  onRemove: () => void;
}

function JobRow({ job, busy, onRetry, onRemove }: JobRowProps) {
  const { kind, attempts, error, createdAt, failedAt, canRemove } = job;
  const now = new Date(useOwnNow());
  const failed = new Date(failedAt);
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-card border bg-card p-4">
      <div className="min-w-0">
        <h2 className="wrap-anywhere text-base">{kind}</h2>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          Failed{' '}
          <time dateTime={failedAt}>
            {failed.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
          </time>{' '}
          after {attempts} {attempts === 1 ? 'attempt' : 'attempts'} · queued{' '}
          <time dateTime={createdAt} title={new Date(createdAt).toLocaleString('en-GB')}>
            {relativeTime(new Date(createdAt), now).toLowerCase()}
          </time>
        </p>
        {error ? <p className="wrap-anywhere mt-1.5 text-sm">{error}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={`Try again: ${nameOf(job)}`}
          aria-disabled={busy || undefined}
          onClick={onRetry}
        >
          Try again
        </Button>
        {canRemove ? (
          <Button
            variant="ghost"
            aria-label={`Remove: ${nameOf(job)}`}
            aria-disabled={busy || undefined}
            onClick={onRemove}
          >
            Remove
          </Button>
        ) : null}
      </div>
    </article>
  );
}
