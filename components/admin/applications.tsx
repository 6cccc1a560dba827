'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { formatMoney } from '@/components/coaching/format-rate';
import { searchAddress } from '@/components/layout/address';
import { EmptyState } from '@/components/layout/empty-state';
import { MoreButton } from '@/components/layout/more-button';
import { useAddress } from '@/components/layout/use-address';
import { hoursLines } from '@/components/venues/opening-hours';
import type { OpeningSpan } from '@/lib/venues/schema/opening-hours';
import { AdminList } from './admin-list';
import { coachApplicationsQuery, venueApplicationsQuery } from './admin-query';
import { AdminSearch } from './admin-search';
import { ApplicationCard } from './application-card';
import type { DecisionTarget } from './decision-dialog';

const COACH_ADDRESS = searchAddress('coach-application');
const VENUE_ADDRESS = searchAddress('venue-application');

interface ApplicationsProps {
  onDecide: (target: DecisionTarget) => void;
}

export function CoachApplications({ onDecide }: ApplicationsProps) {
  const { applied, apply } = useAddress(COACH_ADDRESS);
  const query = useInfiniteQuery(coachApplicationsQuery(applied.search));
  const applications = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Applications
      query={query}
      search={
        <AdminSearch
          label="Search coach applications"
          placeholder="Name, sport, place or e-mail"
          asked={applied.search}
          onAsk={(search) => apply({ search })}
        />
      }
      empty={<EmptyState as="h2" title="No coach applications found." />}
    >
      {applications.map((application) => (
        <li key={application.id}>
          <ApplicationCard
            application={application}
            noun="coach"
            onDecide={onDecide}
            facts={[
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
          >
            {application.bio ? (
              <p className="wrap-anywhere whitespace-pre-line text-sm" dir="auto">
                {application.bio}
              </p>
            ) : null}
          </ApplicationCard>
        </li>
      ))}
    </Applications>
  );
}

export function VenueApplications({ onDecide }: ApplicationsProps) {
  const { applied, apply } = useAddress(VENUE_ADDRESS);
  const query = useInfiniteQuery(venueApplicationsQuery(applied.search));
  const applications = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Applications
      query={query}
      search={
        <AdminSearch
          label="Search venue applications"
          placeholder="Name, address or e-mail"
          asked={applied.search}
          onAsk={(search) => apply({ search })}
        />
      }
      empty={<EmptyState as="h2" drawing="venues" title="No venue applications found." />}
    >
      {applications.map((application) => (
        <li key={application.id}>
          <ApplicationCard
            application={application}
            noun="venue"
            onDecide={onDecide}
            facts={[
              ['Address', application.address],
              ['City', application.city],
              ['Area', application.area],
              ['Opening hours', hoursText(application.openingHours)],
              ['Contact phone', application.contactPhone],
              ['Contact email', application.contactEmail],
            ]}
          />
        </li>
      ))}
    </Applications>
  );
}

interface ApplicationListProps {
  query: ComponentProps<typeof AdminList>['query'] & ComponentProps<typeof MoreButton>['query'];
  search: ReactNode;
  empty: ReactNode;
  children: ReactNode[];
}

function Applications({ query, search, empty, children }: ApplicationListProps) {
  return (
    <div className="grid gap-4 *:min-w-0">
      {search}
      <AdminList query={query} loading="Loading applications...">
        {children.length === 0 ? (
          empty
        ) : (
          <ul className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">{children}</ul>
        )}
        <MoreButton query={query}>Show more applications</MoreButton>
      </AdminList>
    </div>
  );
}

function hoursText(hours: OpeningSpan[] | null): string | null {
  if (!hours) return null;
  return hoursLines(hours)
    .map(({ days, times }) => `${days} ${times}`)
    .join('; ');
}
