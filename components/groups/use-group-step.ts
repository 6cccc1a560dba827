'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/use-toast';
import { errorSentence } from '@/lib/http/client';
import { GROUPS_KEY } from './groups-query';

export interface GroupStep<T = unknown> {
  call: () => Promise<T>;
  done: string;
  description?: string;
  /** When the server says nothing readable. */
  failed: string;
  onDone?: (result: T) => void;
}

/** One change of a group: said when done, said when refused, and every list of groups and games read again either way. */
export function useGroupStep() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: GroupStep<unknown>) => call(),
    onSuccess: (result, { done, description, onDone }) => {
      toast({ title: done, description });
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
  // TanStack keeps one type of result a hook; each step knows its own.
  return { run: mutate as <T>(step: GroupStep<T>) => void, busy: isPending };
}
