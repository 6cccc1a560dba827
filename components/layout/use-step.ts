'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ToastInput, toast } from '@/components/ui/use-toast';
import { errorSentence } from '@/lib/http/client';

export interface Step<T = unknown> {
  call: () => Promise<T>;
  /** The toast on success; a function when it depends on the response. */
  done: string | ((result: T) => ToastInput);
  description?: string;
  /** The fallback when the server's message is not readable. */
  failed: string;
  onDone?: (result: T) => void;
}

/** Runs a change, shows a toast for success or failure, and invalidates all queries under `key` either way. */
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
    // Also after a failure, because the screen may be out of date.
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
  return {
    /** Never rejects: the error has already been shown. */
    run: <T>(step: Step<T>): Promise<void> =>
      // A mutation has one result type; each step knows its own.
      mutateAsync(step as Step).then(
        () => {},
        () => {},
      ),
    busy: isPending,
  };
}
