'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { api } from '@/lib/platform/http/client';
import type { OpenSuggestionDto } from '@/lib/venues/schema/suggest-change';
import { SUGGESTIONS_KEY, VENUE_KEY } from './venues-query';

interface Decision {
  suggestion: OpenSuggestionDto;
  action: 'apply' | 'dismiss';
}

/** Decides a suggestion, then invalidates all suggestion lists and the venue. */
export function useDecideSuggestion() {
  const router = useRouter();
  // The console lists suggestions too.
  const { run, busy } = useAction({ refresh: [VENUE_KEY, SUGGESTIONS_KEY, 'admin'] });
  const decide = ({ suggestion: { venueId, id }, action }: Decision) =>
    run({
      call: () =>
        api('POST /api/venues/{id}/suggestions/{suggestionId}/{action}', {
          params: { id: venueId, suggestionId: id, action },
        }),
      done: action === 'apply' ? 'Suggestion applied' : 'Suggestion dismissed',
      failed: 'Please try again',
      onDone: () => router.refresh(),
    });
  return { decide, busy };
}
