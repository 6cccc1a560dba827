import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/use-toast';
import { errorSentence } from '@/lib/http/client';
import { CONNECTIONS_KEY, REQUESTS_KEY } from './connections-query';

interface Step {
  call: () => Promise<unknown>;
  done: string;
}

/** One decision at a time; the lists then show how things stand, refused or not. */
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
      // Pages kept by the router were rendered for the state of before.
      router.refresh();
      return Promise.all([
        queries.invalidateQueries({ queryKey: [REQUESTS_KEY] }),
        queries.invalidateQueries({ queryKey: [CONNECTIONS_KEY] }),
      ]);
    },
  });
  return {
    busy: isPending || undefined,
    /** A refusal has been said by then. */
    take: (step: Step) => mutateAsync(step).catch(() => {}),
  };
}
