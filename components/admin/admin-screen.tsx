'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { TwoStep } from '@/components/auth/two-step';
import { twoStepQuery } from '@/components/auth/two-step-query';
import { LabelledField } from '@/components/forms/input-field';
import { searchAddress } from '@/components/lists/address';
import { MoreButton } from '@/components/lists/more-button';
import { useAddress, useTab } from '@/components/lists/use-address';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import type { LineIconName } from '@/components/ui/line-icon-names';
import { Select } from '@/components/ui/select';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { useDialog } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import { AdminList, AdminSearch } from './admin-list';
import { findingsQuery, pendingQuery, reportsQuery } from './admin-query';
import { CoachApplications, VenueApplications } from './applications';
import { AuditLog } from './audit-log';
import { Certificates } from './certificates';
import { DecisionDialog, type DecisionTarget } from './decision-dialog';
import { FailedJobs } from './failed-jobs';
import { useModeration } from './moderate-dialog';
import { Overview } from './overview';
import { People } from './people';
import { ReportCard } from './report-card';
import { SecurityEvents } from './security-events';
import { ServiceLevels } from './service-levels';
import { Sports } from './sports/sports';
import { ADMIN_TABS } from './tabs';
import { texts } from './texts';
import { Venues } from './venues/venues';

const ADDRESS = searchAddress('report');
const STATUSES = ['open', 'resolved', 'dismissed'] as const;

/** The report queue, oldest open report first. */
function Reports() {
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

/** The faults of the installation with their remedies; nothing without any. */
function InstallationFindings() {
  const findings = useQuery(findingsQuery).data ?? [];
  if (findings.length === 0) return null;
  const t = translate(texts);
  return (
    <section
      aria-label={t.installation}
      className="flex gap-3 rounded-card border bg-card px-4 py-3"
    >
      <LineIcon
        name="triangle-exclamation-point"
        className="mt-1 size-5 shrink-0 text-destructive-ink"
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-base">{t.findings({ count: findings.length })}</h2>
        <ul className="mt-2 grid gap-3">
          {findings.map(({ name, sentence, remedy }) => (
            <li key={name} className="wrap-anywhere text-sm">
              <p className="font-strong">{sentence}</p>
              <p className="text-muted-foreground">{remedy}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Shown until the second step is set up. Only local mode admits admins without it. */
function TwoStepBanner({ onSetUp }: { onSetUp: () => void }) {
  const { data } = useQuery(twoStepQuery);
  if (data?.isOn !== false) return null;
  const t = translate(texts);
  return (
    <section
      aria-label={t.twoStep}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border bg-card px-4 py-2"
    >
      <LineIcon name="shield-exclamation-point" className="size-5 shrink-0 text-destructive-ink" />
      <p className="min-w-0 flex-1 basis-36 text-sm">{t.twoStepOff}</p>
      <Button variant="ghost" onClick={onSetUp}>
        {t.setItUp}
      </Button>
    </section>
  );
}

export function AdminScreen() {
  const t = translate(texts);
  const [tab, choose] = useTab(ADMIN_TABS);
  const [target, setTarget] = useState<DecisionTarget | null>(null);
  const dialog = useDialog();
  const tabs = useRef<HTMLDivElement>(null);
  const pending = useQuery(pendingQuery).data;
  const coaches = pending?.coachApplications;
  const venues = pending?.venueApplications;

  // Thirteen tabs do not fit on a phone, so the selected one may be scrolled out of view.
  useEffect(() => {
    const active = tabs.current?.querySelector(`[id$="trigger-${tab}"]`);
    active?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);

  function decide(next: DecisionTarget): void {
    setTarget(next);
    dialog.show();
  }
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <h1 className="text-3xl">{t.title}</h1>
      {tab === 'security' ? null : <TwoStepBanner onSetUp={() => choose('security')} />}
      <InstallationFindings />
      <div className="grid gap-3 *:min-w-0 sm:grid-cols-2">
        <Summary icon="graduation-cap" label={t.pendingCoaches} count={coaches} />
        <Summary icon="building-complex" label={t.pendingVenues} count={venues} />
      </div>
      <Tabs value={tab} onValueChange={choose}>
        <TabsList aria-label={t.administration} ref={tabs} className="lg:flex-wrap">
          <TabsTrigger value="coaches">{t.coachesTab({ count: coaches ?? 0 })}</TabsTrigger>
          <TabsTrigger value="certificates">
            {t.certificatesTab({ count: pending?.certificates ?? 0 })}
          </TabsTrigger>
          <TabsTrigger value="venues">{t.venuesTab({ count: venues ?? 0 })}</TabsTrigger>
          <TabsTrigger value="places">{t.placesTab}</TabsTrigger>
          <TabsTrigger value="sports">{t.sportsTab}</TabsTrigger>
          <TabsTrigger value="reports">{t.reportsTab}</TabsTrigger>
          <TabsTrigger value="people">{t.peopleTab}</TabsTrigger>
          <TabsTrigger value="figures">{t.figuresTab}</TabsTrigger>
          <TabsTrigger value="service">{t.serviceTab}</TabsTrigger>
          <TabsTrigger value="jobs">{t.jobsTab}</TabsTrigger>
          <TabsTrigger value="log">{t.logTab}</TabsTrigger>
          <TabsTrigger value="events">{t.eventsTab}</TabsTrigger>
          <TabsTrigger value="security">{t.securityTab}</TabsTrigger>
        </TabsList>
        <TabsContent value="coaches">
          <CoachApplications onDecide={decide} />
        </TabsContent>
        <TabsContent value="certificates">
          <Certificates />
        </TabsContent>
        <TabsContent value="venues">
          <VenueApplications onDecide={decide} />
        </TabsContent>
        <TabsContent value="places">
          <Venues />
        </TabsContent>
        <TabsContent value="sports">
          <Sports />
        </TabsContent>
        <TabsContent value="reports">
          <Reports />
        </TabsContent>
        <TabsContent value="people">
          <People />
        </TabsContent>
        <TabsContent value="figures">
          <Overview />
        </TabsContent>
        <TabsContent value="service">
          <ServiceLevels />
        </TabsContent>
        <TabsContent value="jobs">
          <FailedJobs />
        </TabsContent>
        <TabsContent value="log">
          <AuditLog />
        </TabsContent>
        <TabsContent value="events">
          <SecurityEvents />
        </TabsContent>
        <TabsContent value="security">
          <TwoStep />
        </TabsContent>
      </Tabs>
      {target ? (
        <DecisionDialog
          {...dialog.props}
          key={`${target.noun}${target.id}${target.verdict}`}
          target={target}
        />
      ) : null}
    </div>
  );
}

interface SummaryProps {
  icon: LineIconName;
  label: string;
  /** Undefined while loading, so that no 0 flashes. */
  count: number | undefined;
}

function Summary({ icon, label, count }: SummaryProps) {
  return (
    <section className="flex items-center gap-4 rounded-card border bg-card p-5">
      <span className="grid size-12 shrink-0 place-content-center rounded-full bg-primary-soft text-primary-ink">
        <LineIcon name={icon} className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 className="wrap-anywhere font-label text-muted-foreground text-sm">{label}</h2>
        <p className="font-figure text-3xl tabular-nums">{count ?? '–'}</p>
      </div>
    </section>
  );
}
