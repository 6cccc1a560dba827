'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { BodySchema } from '@/components/forms/body-resolver';
import { useAction } from '@/components/forms/use-action';
import { type ServerFormOptions, useServerForm } from '@/components/forms/use-server-form';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { translate } from '@/lib/platform/language/translate';
import { coachSettingsQuery } from './bookings-query';
import { texts } from './texts';

/** Caches the response to a change of the coach's settings, which contains all of them. */
function useCacheCoachSettings() {
  const queries = useQueryClient();
  return (settings: CoachSettingsDto) =>
    queries.setQueryData(coachSettingsQuery.queryKey, (settingsList) =>
      settingsList?.map((known) => (known.id === settings.id ? settings : known)),
    );
}

interface CoachSettingsStep {
  call: () => Promise<CoachSettingsDto>;
  done: string;
  onDone?: () => void;
  onFailed?: (error: unknown) => void;
}

/** A change of the coach's settings by one click. */
export function useCoachSettingsStep() {
  const cacheSettings = useCacheCoachSettings();
  const { run, busy, error } = useAction({ inline: true });
  const take = ({ onDone, ...step }: CoachSettingsStep) =>
    run({
      ...step,
      failed: translate(texts).saveFailed,
      onDone: (settings) => {
        cacheSettings(settings);
        onDone?.();
      },
    });
  return { take, busy, error };
}

type CoachSettingsFormOptions<V extends FieldValues, S extends BodySchema> = Omit<
  ServerFormOptions<V, S, CoachSettingsDto>,
  'failed' | 'onDone'
> & { onDone?: () => void };

export function useCoachSettingsForm<V extends FieldValues, S extends BodySchema>({
  onDone,
  ...options
}: CoachSettingsFormOptions<V, S>) {
  const cacheSettings = useCacheCoachSettings();
  return useServerForm<V, S, CoachSettingsDto>({
    ...options,
    failed: translate(texts).saveFailed,
    onDone: (settings) => {
      cacheSettings(settings);
      onDone?.();
    },
  });
}
