'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ToastInput, toast } from '@/components/ui/use-toast';
import { errorSentence } from '@/lib/http/client';
import { GROUPS_KEY } from './groups-query';

export interface GroupStep<T = unknown> {
  call: () => Promise<T>;
  /** What is said of it; a function where that depends on the answer. */
  done: string | ((result: T) => ToastInput);
  description?: string;
  /** When the server says nothing readable. */
  failed: string;
  onDone?: (result: T) => void;
}

/** One change of a group: said when done, said when refused, and every list of groups and games read again either way. */
export function useGroupStep() {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ call }: GroupStep<unknown>) => call(),
    onSuccess: (result, { done, description, onDone }) => {
      toast(typeof done === 'function' ? done(result) : { title: done, description });
      onDone?.(result);
    },
    onError: (error, { failed }) =>
      toast({
        title: 'Error',
        description: errorSentence(error, failed),
        variant: 'destructive',
      }),
    // Refused or not: the screen shows how things stand now.
    onSettled: () => queries.invalidateQueries({ queryKey: [GROUPS_KEY] }),
  });
  return {
    /** A refusal has been said by then. */
    run: <T>(step: GroupStep<T>): Promise<void> =>
      // TanStack keeps one type of result a hook; each step knows its own.
      mutateAsync(step as GroupStep).then(
        () => {},
        () => {},
      ),
    busy: isPending,
  };
}
