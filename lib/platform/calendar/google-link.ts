interface Linked {
  title: string;
  startsAt: string;
  endsAt: string;
  location: string;
  details: string;
}

/** '20261128T143000Z'. */
const compact = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Opens Google Calendar with a new event filled in. */
export function googleCalendarUrl({ title, startsAt, endsAt, location, details }: Linked): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    location,
    details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
