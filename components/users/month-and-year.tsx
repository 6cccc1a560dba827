/** 'November 2026': the same on server and client whatever their zones, as only the month is named. */
export function MonthAndYear({ iso }: { iso: string }) {
  const text = new Date(iso).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return <time dateTime={iso.slice(0, 7)}>{text}</time>;
}
