import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/use-toast';
import { errorSentence } from '@/lib/http/client';
import { CONNECTIONS_KEY, REQUESTS_KEY } from './connections-query';

interface Step {
  call: () => Promise<unknown>;
  done: string;
}

/** One decision at a time. The lists are refetched whether it succeeds or not. */
export function useInboxStep() {
  const queries = useQueryClient();
  const router = useRouter();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ call }: Step) => call(),
    onSuccess: (_answer, { done }) => toast({ title: done }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorSentence(error, 'That did not work. Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () => {
      // Cached pages of the router show the previous state.
      router.refresh();
      return Promise.all([
        queries.invalidateQueries({ queryKey: [REQUESTS_KEY] }),
        queries.invalidateQueries({ queryKey: [CONNECTIONS_KEY] }),
      ]);
    },
  });
  return {
    busy: isPending || undefined,
    /** The error has already been shown. */
    take: (step: Step) => mutateAsync(step).catch(() => {}),
  };
}
