'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { searchAddress } from '@/components/lists/address';
import { MoreButton } from '@/components/lists/more-button';
import { useAddress } from '@/components/lists/use-address';
import { EmptyState } from '@/components/ui/empty-state';
import { hoursLines } from '@/components/venues/opening-hours';
import type { OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { type ApiUrl, apiUrl } from '@/lib/platform/http/api-calls';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { sportWords } from '@/lib/sports/words';
import { AdminList, AdminSearch } from './admin-list';
import { consoleQuery } from './admin-query';
import { ApplicationCard } from './application-card';
import type { DecisionTarget } from './decision-dialog';
import { texts } from './texts';

type CardProps = ComponentProps<typeof ApplicationCard>;

interface ApplicationsProps<T> {
  noun: DecisionTarget['noun'];
  urlOf: (search: string | null) => ApiUrl<T[]>;
  label: string;
  placeholder: string;
  /** The sentence for an empty list. */
  none: string;
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
  const t = translate(texts);
  const applications = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4 *:min-w-0">
      <AdminSearch
        label={props.label}
        placeholder={props.placeholder}
        asked={applied.search}
        onAsk={(search) => apply({ search })}
      />
      <AdminList query={query} loading={t.loadingApplications}>
        {applications.length === 0 ? (
          <EmptyState as="h2" drawing={props.drawing} title={props.none} />
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
        <MoreButton query={query}>{t.moreApplications}</MoreButton>
      </AdminList>
    </div>
  );
}

type DecidedProps = Pick<ApplicationsProps<unknown>, 'onDecide'>;

export function CoachApplications({ onDecide }: DecidedProps) {
  const t = translate(texts);
  return (
    <Applications
      urlOf={(search) => apiUrl('GET /api/admin/coach-applications', { query: { search } })}
      noun="coach"
      label={t.searchCoaches}
      placeholder={t.coachPlaceholder}
      none={t.noCoachApplications}
      onDecide={onDecide}
      bioOf={({ bio }) => bio}
      factsOf={(application) => [
        [t.sport, sportWords(application.sport)],
        [t.experience, application.experience],
        [t.location, application.location && placeName(application.location)],
        [t.rate, t.perHour({ amount: application.hourlyRate, currency: application.currency })],
        [t.certifications, t.list({ items: application.certifications }) || t.none],
        [t.specialties, t.list({ items: application.specialties }) || t.none],
        [t.days, t.list({ items: application.availability.map(weekdayWord) })],
        [t.phone, application.phone],
        [t.email, application.email],
      ]}
    />
  );
}

/** Stored in English. */
function weekdayWord(day: string): string {
  const index = WEEKDAYS.findIndex((known) => known === day);
  // The first of January 2024 was a Monday.
  const at = Date.UTC(2024, 0, 1 + index);
  return index < 0 ? day : wordsOf().date(at, { weekday: 'long', timeZone: 'UTC' });
}

export function VenueApplications({ onDecide }: DecidedProps) {
  const t = translate(texts);
  return (
    <Applications
      urlOf={(search) => apiUrl('GET /api/admin/venue-applications', { query: { search } })}
      noun="venue"
      label={t.searchVenueApplications}
      placeholder={t.venuePlaceholder}
      none={t.noVenueApplications}
      drawing="venues"
      onDecide={onDecide}
      factsOf={(application) => [
        [t.address, application.address],
        [t.city, placeName(application.city)],
        [t.area, application.area && placeName(application.area)],
        [t.openingHours, hoursText(application.openingHours)],
        [t.contactPhone, application.contactPhone],
        [t.contactEmail, application.contactEmail],
      ]}
    />
  );
}

function hoursText(hours: OpeningSpan[] | null): string | null {
  if (!hours) return null;
  const lines = hoursLines(hours).map(({ days, times }) => `${days} ${times}`);
  return translate(texts).hours({ lines });
}
