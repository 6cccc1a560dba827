import { dateFormat } from '@/lib/platform/calendar/date-format';

/** '28 Nov 2026', in UTC so that server and browser render the same day. */
export function Day({ iso, title }: { iso: string; title?: string }) {
  const format = dateFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return (
    <time dateTime={iso} title={title}>
      {format.format(new Date(iso))}
    </time>
  );
}
