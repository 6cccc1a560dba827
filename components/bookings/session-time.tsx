import { dateFormat } from '@/lib/calendar/date-format';

interface SessionTimeProps {
  startsAt: string;
  timeZone: string;
}

/** 'Sat 28 Nov, 19:30' on the coach's wall, the exact instant in the markup. */
export function SessionTime({ startsAt, timeZone }: SessionTimeProps) {
  const words = dateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(startsAt));
  return (
    <time dateTime={startsAt} title={`${words} (${timeZone})`} className="tabular-nums">
      {words}
    </time>
  );
}
