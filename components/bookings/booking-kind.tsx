'use client';

import { useQuery } from '@tanstack/react-query';
import { LabelledField } from '@/components/forms/input-field';
import { Select } from '@/components/ui/select';
import { DURATIONS_MINUTES, SESSION_TYPES } from '@/lib/bookings/constants';
import { PACKAGE_SESSION_MINUTES } from '@/lib/coaching/constants';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { translate } from '@/lib/platform/language/translate';
import { packagesQuery } from './bookings-query';
import { texts } from './texts';

export interface BookingValues {
  date: string;
  time: string;
  sessionType: string;
  duration: number;
  message: string;
  /** The value of the select; empty: pay for this session. */
  packageId: string;
  /** The value of the select; empty: not chosen. */
  venueId: string;
}

interface BookingKindProps {
  id: string;
  coach: CoachDto;
  values: BookingValues;
  errors: Partial<Record<string, string>>;
  change: (part: Partial<BookingValues>) => void;
}

/** What is booked: the kind of session, its length, and how it is paid. */
export function BookingKind({ id, coach, values, errors, change }: BookingKindProps) {
  const t = translate(texts);
  const { data: packages = [] } = useQuery(packagesQuery('client'));
  const usable = packages.filter((bought) => bought.coach.id === coach.id && bought.isUsable);
  return (
    <>
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <LabelledField id={`${id}type`} label={t.sessionType} error={errors.sessionType}>
          <Select
            id={`${id}type`}
            value={values.sessionType}
            onChange={(event) => change({ sessionType: event.target.value })}
          >
            {SESSION_TYPES.map((type) => (
              <option key={type} value={type}>
                {t[type]}
              </option>
            ))}
          </Select>
        </LabelledField>
        <LabelledField id={`${id}duration`} label={t.duration} error={errors.duration}>
          <Select
            id={`${id}duration`}
            value={values.duration}
            disabled={values.packageId !== ''}
            onChange={(event) => change({ duration: Number(event.target.value) })}
          >
            {DURATIONS_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {t.durationMinutes({ minutes })}
              </option>
            ))}
          </Select>
        </LabelledField>
      </div>
      {usable.length > 0 ? (
        <LabelledField id={`${id}package`} label={t.payWith} error={errors.packageId}>
          <Select
            id={`${id}package`}
            value={values.packageId}
            onChange={({ target }) =>
              change({
                packageId: target.value,
                ...(target.value ? { duration: PACKAGE_SESSION_MINUTES } : {}),
              })
            }
          >
            <option value="">{t.thisSession}</option>
            {usable.map(({ id: packageId, sessionsTotal, sessionsUsed }) => (
              <option key={packageId} value={packageId}>
                {t.packageLeft({ total: sessionsTotal, left: sessionsTotal - sessionsUsed })}
              </option>
            ))}
          </Select>
        </LabelledField>
      ) : null}
    </>
  );
}
