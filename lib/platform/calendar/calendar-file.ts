import { createEvents, type EventAttributes } from 'ics';

export interface CalendarEvent {
  /** Never changes during the life of the event. */
  uid: string;
  /** Increases with every change, so that calendars take the newer version. */
  sequence: number;
  title: string;
  description: string;
  location: string;
  point: { latitude: number; longitude: number } | null;
  url: string;
  startsAt: Date;
  endsAt: Date;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  changedAt: Date;
}

const PRODUCT = '-//Maidan//Games//EN';

/** An iCalendar file (RFC 5545) of these events, in UTC: a calendar shows each in its reader's own zone. */
export function calendarFile(events: readonly CalendarEvent[], name: string): string {
  // The library refuses an empty list.
  if (events.length === 0) return emptyFile(name);
  const { value, error } = createEvents(events.map(toEvent), { productId: PRODUCT, calName: name });
  if (error || !value) throw error ?? new Error('the calendar file is empty');
  return value;
}

function toEvent(event: CalendarEvent): EventAttributes {
  const { point, startsAt, endsAt, changedAt } = event;
  return {
    uid: event.uid,
    sequence: event.sequence,
    title: event.title,
    description: event.description,
    location: event.location,
    url: event.url,
    status: event.status,
    start: startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: endsAt.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    lastModified: changedAt.getTime(),
    method: 'PUBLISH',
    ...(point && { geo: { lat: point.latitude, lon: point.longitude } }),
    ...(event.status === 'CANCELLED'
      ? {}
      : {
          alarms: [
            { action: 'display', description: event.title, trigger: { hours: 2, before: true } },
          ],
        }),
  };
}

function emptyFile(name: string): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${PRODUCT}`, `X-WR-CALNAME:${name}`];
  return [...lines, 'END:VCALENDAR', ''].join('\r\n');
}
