'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LabelledField } from '@/components/forms/input-field';
import { rich } from '@/components/language/rich';
import { readText } from '@/components/lists/address';
import { MoreButton } from '@/components/lists/more-button';
import { useAddress } from '@/components/lists/use-address';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import type { AuditEntryDto } from '@/lib/admin/schema';
import { translate } from '@/lib/platform/language/translate';
import { texts as auditTexts } from '@/lib/platform/observability/audit-texts';
import { AdminList, LogLine } from './admin-list';
import { auditQuery } from './admin-query';
import { texts } from './texts';

/** Days in the reader's time zone, both inclusive. */
interface LogFilter {
  person: string;
  action: string;
  fromDay: string;
  toDay: string;
}

const ADDRESS = {
  parse: (params: URLSearchParams): LogFilter => ({
    person: readText(params, 'by'),
    action: readText(params, 'action'),
    fromDay: readText(params, 'from'),
    toDay: readText(params, 'to'),
  }),
  parts: ({ person, action, fromDay, toDay }: LogFilter) => ({
    by: person,
    action,
    from: fromDay,
    to: toDay,
  }),
};

/** Newest first. The log is append-only. */
export function AuditLog() {
  const { applied, apply } = useAddress(ADDRESS);
  const t = translate(texts);
  const asked = toQuery(applied);
  const query = useInfiniteQuery(auditQuery(asked));
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4 *:min-w-0">
      <LogFilterForm key={JSON.stringify(applied)} filter={applied} onApply={apply} />
      <AdminList query={query} loading={t.loadingLog}>
        {entries.length === 0 ? (
          <EmptyState
            as="h2"
            title={Object.values(asked).some(Boolean) ? t.nothingFound : t.nothingDecided}
          />
        ) : (
          <>
            <ol className="divide-y rounded-card border bg-card">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
            <a
              href={`/api/admin/audit/export?${new URLSearchParams(asked)}`}
              className={buttonVariants({ variant: 'secondary', className: 'justify-self-start' })}
            >
              <LineIcon name="download" />
              {t.exportCsv}
            </a>
          </>
        )}
        <MoreButton query={query}>{t.showMore}</MoreButton>
      </AdminList>
    </div>
  );
}

function toQuery({ person, action, fromDay, toDay }: LogFilter): Record<string, string> {
  return {
    ...(person ? { person } : {}),
    ...(action ? { action } : {}),
    ...startOf(fromDay, 'from', 0),
    ...startOf(toDay, 'before', 1),
  };
}

/** Midnight in the reader's time zone, `daysLater` days after `day`; no parameter when `day` is not a date. */
function startOf(day: string, name: string, daysLater: number): Record<string, string> {
  const start = new Date(`${day}T00:00`);
  if (Number.isNaN(start.getTime())) return {};
  start.setDate(start.getDate() + daysLater);
  return { [name]: start.toISOString() };
}

interface LogFilterFormProps {
  filter: LogFilter;
  onApply: (filter: LogFilter) => void;
}

function LogFilterForm({ filter, onApply }: LogFilterFormProps) {
  const id = useId();
  const [entered, setEntered] = useState(filter);
  const t = translate(texts);
  const field = (name: keyof LogFilter) => ({
    id: `${id}${name}`,
    value: entered[name],
    onChange: (event: { target: { value: string } }) =>
      setEntered({ ...entered, [name]: event.target.value }),
  });
  return (
    <search>
      <Form
        onSubmit={() => onApply(entered)}
        className="grid items-end gap-3 *:min-w-0 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto_auto]"
      >
        <LabelledField id={`${id}person`} label={t.person}>
          <Input type="search" placeholder={t.nameEmailOrId} {...field('person')} />
        </LabelledField>
        <LabelledField id={`${id}action`} label={t.action}>
          <Input type="search" placeholder={t.actionPlaceholder} {...field('action')} />
        </LabelledField>
        <LabelledField id={`${id}fromDay`} label={t.from}>
          <Input type="date" max={entered.toDay || undefined} {...field('fromDay')} />
        </LabelledField>
        <LabelledField id={`${id}toDay`} label={t.to}>
          <Input type="date" min={entered.fromDay || undefined} {...field('toDay')} />
        </LabelledField>
        <Button type="submit" variant="secondary">
          <LineIcon name="search" />
          {t.search}
        </Button>
      </Form>
    </search>
  );
}

function Entry({ entry }: { entry: AuditEntryDto }) {
  const { action, actor, targetType, targetId, targetName, note, createdAt } = entry;
  const t = translate(texts);
  const thing = targetName
    ? rich(t.targetNamed({ type: targetType }), { name: <bdi>{targetName}</bdi> })
    : t.target({ type: targetType });
  return (
    <LogLine createdAt={createdAt} by={actor ?? t.productItself}>
      <bdi className="font-strong">{actionWords(action)}</bdi>: <bdi>{thing}</bdi> ({targetId})
      {note ? (
        <span className="block whitespace-pre-line">
          <bdi>{note}</bdi>
        </span>
      ) : null}
    </LogLine>
  );
}

/** An action that is unknown to this version is shown from its stored name: 'pitch.moved' → 'Pitch moved'. */
function actionWords(action: string): string {
  const known: Record<string, string> = translate(auditTexts);
  const stored = action.replace(/[.:_-]/g, ' ');
  return known[action] ?? stored.charAt(0).toUpperCase() + stored.slice(1);
}
