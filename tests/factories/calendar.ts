import ICAL from 'ical.js';

/** The events of a calendar file, read with a different library than the one that writes it. */
export function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      location: event.location,
      startsAt: event.startDate.toJSDate().toISOString(),
      endsAt: event.endDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
    };
  });
}

/** A calendar file of these events, by the names of their properties; those with parameters bring them: 'dtstart;tzid=…'. */
export function calendarOf(events: Record<string, string>[], more: string[] = []): string {
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    ...Object.entries(event).map(([name, value]) => `${name.toUpperCase()}:${value}`),
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...more, ...lines, 'END:VCALENDAR'].join('\r\n');
}

/** '20261130T051500' */
export const compact = (at: Date): string => at.toISOString().slice(0, 19).replace(/[-:]/g, '');
