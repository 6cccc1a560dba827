'use client';

import type { FieldValues } from 'react-hook-form';
import type { BodySchema } from '@/components/forms/body-resolver';
import { type ServerFormOptions, useServerForm } from '@/components/forms/use-server-form';
import { toast } from '@/components/ui/use-toast';
import { texts } from '@/lib/groups/texts';
import { errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { GROUPS_KEY } from './groups-query';

type GroupFormOptions<V extends FieldValues, S extends BodySchema, T> = Omit<
  ServerFormOptions<V, S, T>,
  'failed' | 'refresh' | 'onRefused'
> & { failed: string };

/** A form that changes a group or one of its games. An error also shows a toast, because it may be about another person. */
export function useGroupForm<V extends FieldValues, S extends BodySchema, T>(
  options: GroupFormOptions<V, S, T>,
) {
  return useServerForm<V, S, T>({
    ...options,
    refresh: [GROUPS_KEY],
    onRefused: (error) => {
      const description = errorSentence(error, options.failed);
      toast({ title: translate(texts).error, description, variant: 'destructive' });
    },
  });
}
