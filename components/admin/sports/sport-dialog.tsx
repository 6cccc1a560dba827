import { useId } from 'react';
import { texts } from '@/components/admin/texts';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { SPORTS_KEY } from '@/components/sports/sports-query';
import { Switch } from '@/components/ui/switch';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { DEFAULT_SPORT_EMOJI, SPORT_NAME_LENGTH_MAX } from '@/lib/sports/constants';
import { type SportDto, saveSportSchema } from '@/lib/sports/schema';

const EMPTY = { name: '', icon: '', isMain: false };

/** @param sport the sport to edit; null adds one */
export function SportDialog({ sport, ...dialog }: DialogProps & { sport: SportDto | null }) {
  const id = useId();
  const t = translate(texts);
  const form = useServerForm({
    schema: saveSportSchema,
    draft: `sport:${sport?.id ?? 'new'}`,
    values: sport ? { name: sport.name, icon: sport.icon, isMain: sport.isMain } : EMPTY,
    nextValues: sport ? undefined : EMPTY,
    send: (body) =>
      sport
        ? api('PUT /api/admin/sports/{id}', { params: { id: sport.id }, body })
        : api('POST /api/admin/sports', { body }),
    done: sport ? t.sportSaved : t.sportAdded,
    failed: t.pleaseTryAgain,
    refresh: [SPORTS_KEY],
    onDone: () => dialog.onOpenChange(false),
  });
  const { register, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={sport ? t.editSportTitle({ sport: sport.name }) : t.addSport}
      description={t.sportHint}
      submit={sport ? t.save : t.addSport}
    >
      <InputField
        label={t.sportName}
        error={errors.name}
        autoComplete="off"
        maxLength={SPORT_NAME_LENGTH_MAX}
        {...register('name')}
      />
      <InputField
        label={t.emoji}
        hint={t.emojiHint({ emoji: DEFAULT_SPORT_EMOJI })}
        error={errors.icon}
        autoComplete="off"
        className="max-w-24"
        {...register('icon')}
      />
      <div className="flex min-h-11 items-center justify-between gap-3">
        <label htmlFor={`${id}main`} className="font-label text-sm">
          {t.popularHint}
        </label>
        <Switch id={`${id}main`} {...register('isMain')} />
      </div>
    </FormDialog>
  );
}
