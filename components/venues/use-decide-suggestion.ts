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

/** Decides a suggestion; every list of them, and the venue itself, is asked for anew. */
export function useDecideSuggestion() {
  const router = useRouter();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ suggestion: { venueId, id }, action }: Decision) =>
      api(`/api/venues/${venueId}/suggestions/${id}/${action}`, { method: 'POST' }),
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
    /** A refusal has been said by then. */
    decide: (decision: Decision): Promise<void> =>
      mutateAsync(decision).then(
        () => {},
        () => {},
      ),
    busy: isPending,
  };
}
