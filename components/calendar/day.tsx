import { wordsOf } from '@/lib/platform/language/words';

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
