'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { focusPlace } from '@/components/ui/focus-place';
import { type ToastInput, toast } from '@/components/ui/use-toast';
import { errorSentence, type Failed, isCancelled } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './action-texts';

interface ActionOptions {
  /** The query families to refetch afterwards; after a failure too, because the screen may be out of date. */
  refresh?: readonly string[];
  /** Shows a failure in the component, as `error`, instead of a toast. */
  inline?: boolean;
  /** Success leaves the page: the action stays busy, and nothing is refetched. */
  leaves?: boolean;
  /** Runs with this name wait for each other, instead of being refused during another. */
  queue?: string;
  /** Runs with this name overlap, for changes whose order does not matter. The last one to end refetches. */
  overlap?: string;
}

type TakeBack = (() => void) | undefined;

export interface Action<T> {
  call: () => Promise<T>;
  done?: string | ((answer: T) => ToastInput);
  description?: string;
  failed: Failed;
  failedTitle?: string;
  /** Shows the result optimistically. Its return value reverts it after a failure. */
  foresee?: () => TakeBack | Promise<TakeBack>;
  onDone?: (answer: T) => unknown;
  onFailed?: (error: unknown) => unknown;
}

/** Changes something on the server: one call at a time, a toast or sentence for the outcome, and the queries refetched. */
export function useAction({ refresh = [], inline, leaves, queue, overlap }: ActionOptions = {}) {
  const queries = useQueryClient();
  // A second click can precede the render of the busy state.
  const isRunning = useRef(false);
  const mutation = useMutation<unknown, unknown, Action<unknown>, TakeBack>({
    // Without a connection it fails at once, instead of waiting for one.
    networkMode: 'always',
    scope: queue ? { id: queue } : undefined,
    mutationKey: overlap ? [overlap] : undefined,
    mutationFn: async ({ call }) => {
      try {
        return await call();
      } finally {
        isRunning.current = false;
      }
    },
    onMutate: ({ foresee }) => foresee?.(),
    onSuccess: async (answer, { done, description, onDone }) => {
      if (done) toast(typeof done === 'function' ? done(answer) : { title: done, description });
      await onDone?.(answer);
    },
    onError: async (error, action, takeBack) => {
      takeBack?.();
      const { failedTitle: title = translate(texts).error, onFailed } = action;
      if (!inline && !isCancelled(error))
        toast({ title, description: errorSentence(error, action.failed), variant: 'destructive' });
      await onFailed?.(error);
    },
    onSettled: async (_answer, error) => {
      if (leaves && !error) return;
      // A response from before the other runs ended would revert what they show.
      if (overlap && queries.isMutating({ mutationKey: [overlap] }) > 1) return;
      await Promise.all(refresh.map((family) => queries.invalidateQueries({ queryKey: [family] })));
    },
  });
  const { error, variables } = mutation;
  return {
    /** Never rejects: the error has already been shown. */
    run: async <T>(action: Action<T>): Promise<void> => {
      if (isRunning.current && !queue && !overlap) return;
      isRunning.current = true;
      focusPlace(document.activeElement).watch();
      // A mutation has one response type; each action knows its own.
      await mutation.mutateAsync(action as Action<unknown>).catch(() => {
        // Without a call after a failed `foresee`, it must be reset here.
        isRunning.current = false;
      });
    },
    busy: mutation.isPending || (leaves === true && mutation.isSuccess),
    /** The sentence of the last failure, with `inline`. */
    error:
      inline && error && variables && !isCancelled(error)
        ? errorSentence(error, variables.failed)
        : undefined,
  };
}
