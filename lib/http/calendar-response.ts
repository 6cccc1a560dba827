/** A calendar file to open or to subscribe to; never kept, because whoever holds the link may lose the right to it. */
export function calendarResponse(file: string, name: string): Response {
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
