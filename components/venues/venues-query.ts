import { apiUrl } from '@/lib/platform/http/api-calls';
import { batchesQuery, readQuery } from '@/lib/platform/http/queries';

/** The query family of a venue as its viewer sees it. */
export const VENUE_KEY = 'venue';
/** The query family of the suggestions that the viewer may decide. */
export const SUGGESTIONS_KEY = 'venue-suggestions';

export const venueQuery = (id: number) =>
  readQuery(VENUE_KEY, apiUrl('GET /api/venues/{id}', { params: { id } }));

export const suggestionsQuery = (venueId: number) =>
  batchesQuery(
    SUGGESTIONS_KEY,
    apiUrl('GET /api/venues/{id}/suggestions', { params: { id: venueId } }),
  );
