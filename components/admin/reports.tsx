'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LabelledField } from '@/components/forms/input-field';
import { searchAddress } from '@/components/lists/address';
import { MoreButton } from '@/components/lists/more-button';
import { useAddress, useTab } from '@/components/lists/use-address';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import { translate } from '@/lib/platform/language/translate';
import { AdminList, AdminSearch } from './admin-list';
import { reportsQuery } from './admin-query';
import { useModeration } from './moderate-dialog';
import { ReportCard } from './report-card';
import { texts } from './texts';

const ADDRESS = searchAddress('report');
const STATUSES = ['open', 'resolved', 'dismissed'] as const;

/** The report queue, oldest open report first. */
export function Reports() {
  const id = useId();
  const [status, setStatus] = useTab(STATUSES, 'reports');
  const { applied, apply } = useAddress(ADDRESS);
  const { moderate, dialog } = useModeration();
  const query = useInfiniteQuery(reportsQuery({ status, search: applied.search || null }));
  const t = translate(texts);
  const reports = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4 *:min-w-0">
      <AdminSearch
        label={t.searchReports}
        placeholder={t.reportsPlaceholder}
        asked={applied.search}
        onAsk={(search) => apply({ search })}
      />
      <div className="max-w-56">
        <LabelledField id={`${id}status`} label={t.show}>
          <Select
            id={`${id}status`}
            value={status}
            onChange={(event) => setStatus(event.target.value)}
          >
            <option value="open">{t.open}</option>
            <option value="resolved">{t.resolved}</option>
            <option value="dismissed">{t.dismissed}</option>
          </Select>
        </LabelledField>
      </div>
      <AdminList query={query} loading={t.loadingReports}>
        {reports.length === 0 ? (
          <EmptyState as="h2" title={t.noReports} description={t.noReportsHint} />
        ) : (
          <ul className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportCard report={report} onAct={moderate} />
              </li>
            ))}
          </ul>
        )}
        <MoreButton query={query}>{t.moreReports}</MoreButton>
      </AdminList>
      {dialog}
    </div>
  );
}
