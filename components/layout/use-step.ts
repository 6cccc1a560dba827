'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ToastInput, toast } from '@/components/ui/use-toast';
import { errorSentence } from '@/lib/http/client';

export interface Step<T = unknown> {
  call: () => Promise<T>;
  /** What is said of it; a function where that depends on the answer. */
  done: string | ((result: T) => ToastInput);
  description?: string;
  /** When the server says nothing readable. */
  failed: string;
  onDone?: (result: T) => void;
}

/** One change: said when done, said when refused, and every list under `key` read again either way. */
export function useStep(key: string) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ call }: Step<unknown>) => call(),
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
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
  return {
    /** A refusal has been said by then. */
    run: <T>(step: Step<T>): Promise<void> =>
      // TanStack keeps one type of result a hook; each step knows its own.
      mutateAsync(step as Step).then(
        () => {},
        () => {},
      ),
    busy: isPending,
  };
}
