'use client';

import type { ComponentProps } from 'react';
import { LeaveButton, type Place } from '@/components/seats/leave-button';
import type { ClassSessionDto } from '@/lib/classes/schema';
import { api } from '@/lib/platform/http/client';
import { CLASSES_KEY, coachClassesUrl } from './classes-query';

type LeaveClassButtonProps = Omit<ComponentProps<typeof LeaveButton>, 'place'> & {
  session: ClassSessionDto;
};

export function LeaveClassButton({ session, ...button }: LeaveClassButtonProps) {
  return <LeaveButton place={placeIn(session)} {...button} />;
}

function placeIn(session: ClassSessionDto): Place<ClassSessionDto> {
  const { id, name, coach, startsAt, timeZone, myStatus } = session;
  const params = (action: 'join' | 'leave') => ({ id, action });
  const waits = myStatus === 'waitlisted';
  return {
    noun: 'class',
    title: name,
    startsAt,
    timeZone,
    waits,
    listKey: CLASSES_KEY,
    leave: () =>
      api('POST /api/class-sessions/{id}/{action}', { params: params('leave'), body: {} }),
    join: () =>
      api('POST /api/class-sessions/{id}/{action}', {
        params: params('join'),
        body: { waitlist: waits },
      }),
    read: async () => {
      const dates = await api(coachClassesUrl(coach.id));
      // A date that is no longer listed was cancelled.
      return dates.find((date) => date.id === id) ?? { ...session, status: 'cancelled' };
    },
    placeStateOf: ({ status, spotsLeft, waitlistCount, myPlaceInLine }) => ({
      isOpen: status === 'upcoming',
      fits: spotsLeft > 0,
      waitlistCount,
      placeInLine: myPlaceInLine,
    }),
  };
}
