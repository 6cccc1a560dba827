'use client';

import { useAction } from '@/components/forms/use-action';
import { useRouter } from '@/components/layout/use-router';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { OpenSuggestionDto } from '@/lib/venues/schema/suggest-change';
import { texts } from './form-texts';
import { SUGGESTIONS_KEY, VENUE_KEY } from './venues-query';

interface Decision {
  suggestion: OpenSuggestionDto;
  action: 'apply' | 'dismiss';
}

export function useDecideSuggestion() {
  const t = translate(texts);
  const router = useRouter();
  // The console lists suggestions too.
  const { run, busy } = useAction({ refresh: [VENUE_KEY, SUGGESTIONS_KEY, 'admin'] });
  const decide = ({ suggestion: { venueId, id }, action }: Decision) =>
    run({
      call: () =>
        api('POST /api/venues/{id}/suggestions/{suggestionId}/{action}', {
          params: { id: venueId, suggestionId: id, action },
        }),
      done: action === 'apply' ? t.suggestionApplied : t.suggestionDismissed,
      failed: t.tryAgain,
      onDone: () => router.refresh(),
    });
  return { decide, busy };
}
