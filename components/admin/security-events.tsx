'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { InputField } from '@/components/forms/input-field';
import { LabelledField } from '@/components/forms/labelled-field';
import { readChoice, readText } from '@/components/layout/address';
import { EmptyState } from '@/components/layout/empty-state';
import { MoreButton } from '@/components/layout/more-button';
import { useAddress } from '@/components/layout/use-address';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Select } from '@/components/ui/select';
import type { AdminSecurityEventDto } from '@/lib/admin/schema';
import { SECURITY_EVENT_NAMES } from '@/lib/platform/observability/security-event-names';
import { AdminList } from './admin-list';
import { securityEventsQuery } from './admin-query';
import { LogLine } from './log-line';

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
  const events = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4 *:min-w-0">
      <EventFilterForm key={JSON.stringify(applied)} filter={applied} onApply={apply} />
      <AdminList query={query} loading="Loading the security events...">
        {events.length === 0 ? (
          <EmptyState as="h2" title="Nothing found." />
        ) : (
          <ol className="divide-y rounded-card border bg-card">
            {events.map((event) => (
              <EventLine key={event.id} event={event} />
            ))}
          </ol>
        )}
        <MoreButton query={query}>Show more</MoreButton>
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
  return (
    <search>
      <Form
        onSubmit={() => onApply(entered)}
        className="grid items-end gap-3 *:min-w-0 sm:grid-cols-[1fr_1fr_auto]"
      >
        <InputField
          label="Person"
          type="search"
          placeholder="Name, e-mail or id"
          value={entered.person}
          onChange={({ target }) => setEntered({ ...entered, person: target.value })}
        />
        <LabelledField id={`${id}event`} label="Event">
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
            <option value="">All</option>
            {SECURITY_EVENT_NAMES.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </LabelledField>
        <Button type="submit" variant="secondary">
          <Search aria-hidden />
          Search
        </Button>
      </Form>
    </search>
  );
}

function EventLine({ event: one }: { event: AdminSecurityEventDto }) {
  const { event, person, account, network, device, isNewDevice, detail, createdAt } = one;
  const facts = [detail, isNewDevice ? `new browser: ${device}` : device, network];
  return (
    <LogLine
      createdAt={createdAt}
      by={person ?? (account ? `Unknown, account ${account}` : 'Not signed in')}
    >
      <span className="font-strong">{event}</span>
      <span className="block">{facts.filter(Boolean).join(' · ')}</span>
    </LogLine>
  );
}
