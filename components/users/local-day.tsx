import { wordsOf } from '@/lib/platform/language/words';

interface LocalDayProps {
  at: string;
  month?: 'short' | 'long';
}

/** '28 Nov 2026', in the device's time zone. Only for content that the server does not render. */
export function LocalDay({ at, month = 'short' }: LocalDayProps) {
  return (
    <time dateTime={at}>{wordsOf().date(at, { day: 'numeric', month, year: 'numeric' })}</time>
  );
}
