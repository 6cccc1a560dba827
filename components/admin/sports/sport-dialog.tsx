import { useId } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { SPORTS_KEY } from '@/components/sports/sports-query';
import { Switch } from '@/components/ui/switch';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { DEFAULT_SPORT_EMOJI, SPORT_NAME_LENGTH_MAX } from '@/lib/sports/constants';
import { type SportDto, saveSportSchema } from '@/lib/sports/schema';

const EMPTY = { name: '', icon: '', isMain: false };

/** @param sport the sport to edit; null adds one */
export function SportDialog({ sport, ...dialog }: DialogProps & { sport: SportDto | null }) {
  const id = useId();
  const form = useServerForm({
    schema: saveSportSchema,
    values: sport ? { name: sport.name, icon: sport.icon, isMain: sport.isMain } : EMPTY,
    nextValues: sport ? undefined : EMPTY,
    send: (body) =>
      sport
        ? api('PUT /api/admin/sports/{id}', { params: { id: sport.id }, body })
        : api('POST /api/admin/sports', { body }),
    done: sport ? 'Sport saved' : 'Sport added',
    failed: 'Please try again.',
    refresh: [SPORTS_KEY],
    onDone: () => dialog.onOpenChange(false),
  });
  const { register, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={sport ? `Edit: ${isolate(sport.name)}` : 'Add Sport'}
      description="People, groups, venues and games can choose it at once. A sport without an icon of its own gets a circle."
      submit={sport ? 'Save' : 'Add Sport'}
    >
      <InputField
        label="Name"
        error={errors.name}
        autoComplete="off"
        maxLength={SPORT_NAME_LENGTH_MAX}
        {...register('name')}
      />
      <InputField
        label="Emoji"
        hint={`Left empty, it is ${DEFAULT_SPORT_EMOJI}.`}
        error={errors.icon}
        autoComplete="off"
        className="max-w-24"
        {...register('icon')}
      />
      <div className="flex min-h-11 items-center justify-between gap-3">
        <label htmlFor={`${id}main`} className="font-label text-sm">
          Popular: a button of its own on Discover
        </label>
        <Switch id={`${id}main`} {...register('isMain')} />
      </div>
    </FormDialog>
  );
}
