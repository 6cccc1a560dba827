'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useId, useState } from 'react';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { readChoice, readText } from '@/components/lists/address';
import { MoreButton } from '@/components/lists/more-button';
import { useAddress } from '@/components/lists/use-address';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form';
import { LineIcon } from '@/components/ui/line-icon';
import { Select } from '@/components/ui/select';
import type { AdminSecurityEventDto } from '@/lib/admin/schema';
import { translate } from '@/lib/platform/language/translate';
import { texts as auditTexts } from '@/lib/platform/observability/audit-texts';
import { SECURITY_EVENT_NAMES } from '@/lib/platform/observability/security-event-names';
import { texts as eventTexts } from '@/lib/platform/observability/texts';
import { AdminList, LogLine } from './admin-list';
import { securityEventsQuery } from './admin-query';
import { texts } from './texts';

interface EventFilter {
  person: string;
  event: (typeof SECURITY_EVENT_NAMES)[number] | null;
}

const ADDRESS = {
  parse: (params: URLSearchParams): EventFilter => ({
    person: readText(params, 'by'),
    event: readChoice(params, 'event', SECURITY_EVENT_NAMES),
  }),
  parts: ({ person, event }: EventFilter) => ({ by: person, event }),
};

/** Sign-ins, refusals and changes of rights, newest first. */
export function SecurityEvents() {
  const { applied, apply } = useAddress(ADDRESS);
  const query = useInfiniteQuery(
    securityEventsQuery({ person: applied.person || null, event: applied.event }),
  );
  const t = translate(texts);
  const events = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4 *:min-w-0">
      <EventFilterForm key={JSON.stringify(applied)} filter={applied} onApply={apply} />
      <AdminList query={query} loading={t.loadingEvents}>
        {events.length === 0 ? (
          <EmptyState as="h2" title={t.nothingFound} />
        ) : (
          <ol className="divide-y rounded-card border bg-card">
            {events.map((event) => (
              <EventLine key={event.id} event={event} />
            ))}
          </ol>
        )}
        <MoreButton query={query}>{t.showMore}</MoreButton>
      </AdminList>
    </div>
  );
}

interface EventFilterFormProps {
  filter: EventFilter;
  onApply: (filter: EventFilter) => void;
}

function EventFilterForm({ filter, onApply }: EventFilterFormProps) {
  const id = useId();
  const [entered, setEntered] = useState(filter);
  const t = translate(texts);
  const names = translate(eventTexts);
  return (
    <search>
      <Form
        onSubmit={() => onApply(entered)}
        className="grid items-end gap-3 *:min-w-0 sm:grid-cols-[1fr_1fr_auto]"
      >
        <InputField
          label={t.person}
          type="search"
          placeholder={t.nameEmailOrId}
          value={entered.person}
          onChange={({ target }) => setEntered({ ...entered, person: target.value })}
        />
        <LabelledField id={`${id}event`} label={t.event}>
          <Select
            id={`${id}event`}
            value={entered.event ?? ''}
            onChange={({ target }) =>
              setEntered({
                ...entered,
                event: SECURITY_EVENT_NAMES.find((name) => name === target.value) ?? null,
              })
            }
          >
            <option value="">{t.all}</option>
            {SECURITY_EVENT_NAMES.map((name) => (
              <option key={name} value={name}>
                {names[name]}
              </option>
            ))}
          </Select>
        </LabelledField>
        <Button type="submit" variant="secondary">
          <LineIcon name="search" />
          {t.search}
        </Button>
      </Form>
    </search>
  );
}

function EventLine({ event: one }: { event: AdminSecurityEventDto }) {
  const { event, person, account, network, device, isNewDevice, detail, createdAt } = one;
  const t = translate(texts);
  const browser = isNewDevice && device ? t.newBrowser({ device }) : device;
  const facts = [detail && detailWords(detail), browser, network].filter(Boolean);
  return (
    <LogLine
      createdAt={createdAt}
      by={person ?? (account ? t.unknownAccount({ account }) : t.notSignedIn)}
    >
      <span className="font-strong">{translate(eventTexts)[event]}</span>
      <span className="block">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 ? ' · ' : null}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </span>
    </LogLine>
  );
}

/** The audit log has words for a person's own actions and for admins' actions. */
function detailWords(detail: string): string {
  const known: Record<string, string> = translate(auditTexts);
  return known[detail] ?? known[`person.${detail}`] ?? translate(texts).detail({ detail });
}
