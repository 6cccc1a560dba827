/** 'November 2026', in one fixed zone so that server and client agree. */
export function MonthAndYear({ iso }: { iso: string }) {
  const text = new Date(iso).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return <time dateTime={iso.slice(0, 7)}>{text}</time>;
}
