/** A calendar file to open or subscribe to. Never cached, because the link's owner may lose the right to it. */
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
