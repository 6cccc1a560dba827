'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import { EmptyState } from '@/components/layout/empty-state';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { useDialog } from '@/components/ui/use-dialog';
import type { AdminReportDto } from '@/lib/admin/schema';
import { AdminList } from './admin-list';
import { reportsQuery } from './admin-query';
import { ModerateDialog, type Moderation } from './moderate-dialog';
import { ReportCard } from './report-card';

type Status = AdminReportDto['status'];

/** The queue: the oldest open report first, each with the thing as it was. */
export function Reports() {
  const id = useId();
  const [status, setStatus] = useState<Status>('open');
  const [act, setAct] = useState<Moderation | null>(null);
  const dialog = useDialog();
  const query = useInfiniteQuery(reportsQuery(status));
  const reports = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4 *:min-w-0">
      <div className="max-w-56">
        <LabelledField id={`${id}status`} label="Show">
          <Select
            id={`${id}status`}
            value={status}
            // The options below are all there is.
            onChange={(event) => setStatus(event.target.value as Status)}
          >
            <option value="open">Open</option>
            <option value="resolved">Resolved</option>
            <option value="dismissed">Dismissed</option>
          </Select>
        </LabelledField>
      </div>
      <AdminList query={query} loading="Loading reports...">
        {reports.length === 0 ? (
          <EmptyState as="h2" title="No reports found." description="Nothing waits for you here." />
        ) : (
          <ul className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportCard
                  report={report}
                  onAct={(moderation) => {
                    setAct(moderation);
                    dialog.show();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          aria-disabled={query.isFetchingNextPage || undefined}
          onClick={() => void query.fetchNextPage()}
        >
          Show more reports
        </Button>
      ) : null}
      {act ? <ModerateDialog {...dialog.props} key={act.url} act={act} /> : null}
    </div>
  );
}
