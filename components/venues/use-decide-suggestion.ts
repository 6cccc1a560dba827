'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';
import type { OpenSuggestionDto } from '@/lib/venues/schema/suggest-change';

interface Decision {
  suggestion: OpenSuggestionDto;
  action: 'apply' | 'dismiss';
}

/** Decides a suggestion, then invalidates all suggestion lists and the venue. */
export function useDecideSuggestion() {
  const router = useRouter();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ suggestion: { venueId, id }, action }: Decision) =>
      api('POST /api/venues/{id}/suggestions/{suggestionId}/{action}', {
        params: { id: venueId, suggestionId: id, action },
      }),
    onSuccess: (_answer, { action }) => {
      toast({ title: action === 'apply' ? 'Suggestion applied' : 'Suggestion dismissed' });
      router.refresh();
    },
    onError: (error) => {
      const description = errorSentence(error, 'Please try again');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
    onSettled: (_answer, _error, { suggestion }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [`/api/venues/${suggestion.venueId}`] }),
        queries.invalidateQueries({ queryKey: ['venue-suggestions'] }),
        queries.invalidateQueries({ queryKey: ['admin'] }),
      ]),
  });
  return {
    /** The error has already been shown. */
    decide: (decision: Decision): Promise<void> =>
      mutateAsync(decision).then(
        () => {},
        () => {},
      ),
    busy: isPending,
  };
}
