import { wordsOf } from '@/lib/platform/language/words';

/** 'November 2026', in one fixed zone so that server and client agree. */
export function MonthAndYear({ iso }: { iso: string }) {
  const text = wordsOf().date(iso, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={iso.slice(0, 7)}>{text}</time>;
}

/** '28 Nov 2026', in UTC so that server and browser render the same day. */
export function Day({ iso, title }: { iso: string; title?: string }) {
  return (
    <time dateTime={iso} title={title}>
      {wordsOf().date(iso, {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      })}
    </time>
  );
}
