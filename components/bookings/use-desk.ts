'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { BodySchema } from '@/components/forms/body-resolver';
import { useAction } from '@/components/forms/use-action';
import { type ServerFormOptions, useServerForm } from '@/components/forms/use-server-form';
import type { DeskDto } from '@/lib/coaching/schema/desk';
import { translate } from '@/lib/platform/language/translate';
import { desksQuery } from './bookings-query';
import { texts } from './texts';

/** Caches the response to a change of the coach's settings, which contains all of them. */
function useKeepDesk() {
  const queries = useQueryClient();
  return (desk: DeskDto) =>
    queries.setQueryData(desksQuery.queryKey, (desks) =>
      desks?.map((known) => (known.id === desk.id ? desk : known)),
    );
}

interface DeskStep {
  call: () => Promise<DeskDto>;
  done: string;
  onDone?: () => void;
  onFailed?: (error: unknown) => void;
}

/** A change of the coach's settings by one click. */
export function useDeskStep() {
  const keep = useKeepDesk();
  const { run, busy, error } = useAction({ inline: true });
  const take = ({ onDone, ...step }: DeskStep) =>
    run({
      ...step,
      failed: translate(texts).saveFailed,
      onDone: (desk) => {
        keep(desk);
        onDone?.();
      },
    });
  return { take, busy, error };
}

type DeskFormOptions<V extends FieldValues, S extends BodySchema> = Omit<
  ServerFormOptions<V, S, DeskDto>,
  'failed' | 'onDone'
> & { onDone?: () => void };

export function useDeskForm<V extends FieldValues, S extends BodySchema>({
  onDone,
  ...options
}: DeskFormOptions<V, S>) {
  const keep = useKeepDesk();
  return useServerForm<V, S, DeskDto>({
    ...options,
    failed: translate(texts).saveFailed,
    onDone: (desk) => {
      keep(desk);
      onDone?.();
    },
  });
}
