'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { formatMoney } from '@/components/coaching/format-rate';
import { searchAddress } from '@/components/layout/address';
import { EmptyState } from '@/components/layout/empty-state';
import { MoreButton } from '@/components/layout/more-button';
import { useAddress } from '@/components/layout/use-address';
import { hoursLines } from '@/components/venues/opening-hours';
import { type ApiUrl, apiUrl } from '@/lib/platform/http/api-calls';
import type { OpeningSpan } from '@/lib/venues/schema/opening-hours';
import { AdminList } from './admin-list';
import { consoleQuery } from './admin-query';
import { AdminSearch } from './admin-search';
import { ApplicationCard } from './application-card';
import type { DecisionTarget } from './decision-dialog';

type CardProps = ComponentProps<typeof ApplicationCard>;

interface ApplicationsProps<T> {
  noun: DecisionTarget['noun'];
  urlOf: (search: string | null) => ApiUrl<T[]>;
  placeholder: string;
  drawing?: ComponentProps<typeof EmptyState>['drawing'];
  factsOf: (application: T) => CardProps['facts'];
  bioOf?: (application: T) => string | null;
  onDecide: (target: DecisionTarget) => void;
}

const ADDRESSES = {
  coach: searchAddress('coach-application'),
  venue: searchAddress('venue-application'),
};

function Applications<T extends CardProps['application']>(props: ApplicationsProps<T>) {
  const { noun, factsOf, bioOf } = props;
  const { applied, apply } = useAddress(ADDRESSES[noun]);
  const query = useInfiniteQuery(consoleQuery(props.urlOf(applied.search || null)));
  const applications = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4 *:min-w-0">
      <AdminSearch
        label={`Search ${noun} applications`}
        placeholder={props.placeholder}
        asked={applied.search}
        onAsk={(search) => apply({ search })}
      />
      <AdminList query={query} loading="Loading applications...">
        {applications.length === 0 ? (
          <EmptyState as="h2" drawing={props.drawing} title={`No ${noun} applications found.`} />
        ) : (
          <ul className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">
            {applications.map((application) => (
              <li key={application.id}>
                <ApplicationCard
                  application={application}
                  noun={noun}
                  onDecide={props.onDecide}
                  facts={factsOf(application)}
                  bio={bioOf?.(application)}
                />
              </li>
            ))}
          </ul>
        )}
        <MoreButton query={query}>Show more applications</MoreButton>
      </AdminList>
    </div>
  );
}

type DecidedProps = Pick<ApplicationsProps<unknown>, 'onDecide'>;

export function CoachApplications({ onDecide }: DecidedProps) {
  return (
    <Applications
      urlOf={(search) => apiUrl('GET /api/admin/coach-applications', { query: { search } })}
      noun="coach"
      placeholder="Name, sport, place or e-mail"
      onDecide={onDecide}
      bioOf={({ bio }) => bio}
      factsOf={(application) => [
        ['Sport', application.sport],
        ['Experience', application.experience],
        ['Location', application.location],
        ['Rate', `${formatMoney(application.hourlyRate, application.currency)} per hour`],
        ['Certifications', application.certifications.join(', ') || 'None'],
        ['Specialties', application.specialties.join(', ') || 'None'],
        ['Days', application.availability.join(', ')],
        ['Phone', application.phone],
        ['Email', application.email],
      ]}
    />
  );
}

export function VenueApplications({ onDecide }: DecidedProps) {
  return (
    <Applications
      urlOf={(search) => apiUrl('GET /api/admin/venue-applications', { query: { search } })}
      noun="venue"
      placeholder="Name, address or e-mail"
      drawing="venues"
      onDecide={onDecide}
      factsOf={(application) => [
        ['Address', application.address],
        ['City', application.city],
        ['Area', application.area],
        ['Opening hours', hoursText(application.openingHours)],
        ['Contact phone', application.contactPhone],
        ['Contact email', application.contactEmail],
      ]}
    />
  );
}

function hoursText(hours: OpeningSpan[] | null): string | null {
  if (!hours) return null;
  return hoursLines(hours)
    .map(({ days, times }) => `${days} ${times}`)
    .join('; ');
}
