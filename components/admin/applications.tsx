'use client';

import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@/components/coaching/format-rate';
import { EmptyState } from '@/components/layout/empty-state';
import { AdminList } from './admin-list';
import { coachApplicationsQuery, venueApplicationsQuery } from './admin-query';
import { ApplicationCard } from './application-card';
import type { DecisionTarget } from './decision-dialog';

interface ApplicationsProps {
  onDecide: (target: DecisionTarget) => void;
}

const LOADING = 'Loading applications...';

export function CoachApplications({ onDecide }: ApplicationsProps) {
  const query = useQuery(coachApplicationsQuery);
  return (
    <AdminList query={query} loading={LOADING}>
      {query.data?.length === 0 ? (
        <EmptyState as="h2" title="No coach applications found." />
      ) : (
        <ul className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">
          {query.data?.map((application) => (
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
        </ul>
      )}
    </AdminList>
  );
}

export function VenueApplications({ onDecide }: ApplicationsProps) {
  const query = useQuery(venueApplicationsQuery);
  return (
    <AdminList query={query} loading={LOADING}>
      {query.data?.length === 0 ? (
        <EmptyState as="h2" drawing="venues" title="No venue applications found." />
      ) : (
        <ul className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">
          {query.data?.map((application) => (
            <li key={application.id}>
              <ApplicationCard
                application={application}
                noun="venue"
                onDecide={onDecide}
                facts={[
                  ['Address', application.address],
                  ['City', application.city],
                  ['Area', application.area],
                  ['Contact phone', application.contactPhone],
                  ['Contact email', application.contactEmail],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </AdminList>
  );
}
