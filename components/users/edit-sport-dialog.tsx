'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { FieldErrors } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField, LabelledField, TextareaField } from '@/components/forms/input-field';
import { SwitchField } from '@/components/forms/switch-field';
import { useAction } from '@/components/forms/use-action';
import { useServerForm } from '@/components/forms/use-server-form';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { useRouter } from '@/components/layout/use-router';
import { LevelChoice } from '@/components/onboarding/level-choice';
import { sportTint } from '@/components/sports/sport-key';
import { SportSelect, sportsQuery } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import type { DialogProps } from '@/components/ui/use-dialog';
import { cn } from '@/lib/cn';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { SkillLevel } from '@/lib/sports/constants';
import type { SportSummary } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { type SavedUserSportDto, saveUserSportSchema } from '@/lib/users/schema/profile';
import { texts } from './texts';

interface EditSportDialogProps extends DialogProps {
  userId: number;
  /** The sport to edit; null adds one. */
  own: SavedUserSportDto | null;
  /** The initial choice for a new sport. */
  sportId?: number | null;
  /** Sports the person already has. */
  taken: readonly number[];
}

interface Values {
  sportId: number | null;
  /** Null until chosen. */
  skillLevel: SkillLevel | null;
  yearsPlaying: string;
  achievements: string;
  isLookingToPlay: boolean;
}

function toValues(own: SavedUserSportDto | null, sportId: number | null): Values {
  return {
    sportId: own?.sportId ?? sportId,
    skillLevel: own?.skillLevel ?? null,
    yearsPlaying: own?.yearsPlaying?.toString() ?? '',
    achievements: own?.achievements ?? '',
    isLookingToPlay: own?.isLookingToPlay ?? true,
  };
}

export function EditSportDialog({
  userId,
  own,
  sportId = null,
  taken,
  ...dialog
}: EditSportDialogProps) {
  const form = useSportForm({ userId, own, sportId, onDone: () => dialog.onOpenChange(false) });
  const { values, change, register, errors, remove } = form;
  const t = translate(texts);
  const { data: sports = [] } = useQuery(sportsQuery);
  const sport = own?.sport ?? sports.find(({ id }) => id === values.sportId);
  const id = useId();
  return (
    <FormDialog
      {...dialog}
      title={own ? sportWords(own.sport.name) : t.addSport}
      submit={t.save}
      busy={form.busy}
      error={errors.form}
      onSubmit={form.submit}
      extra={
        own ? (
          <Button
            variant="ghost"
            size="lg"
            className="text-destructive-ink"
            onClick={() => remove(own.sportId)}
          >
            {t.removeSport}
          </Button>
        ) : null
      }
    >
      {own ? null : (
        <LabelledField id={`${id}sport`} label={t.sport} error={errors.sportId}>
          <SportSelect
            id={`${id}sport`}
            sports={sports.filter((one) => !taken.includes(one.id))}
            value={values.sportId}
            empty={t.chooseSport}
            aria-describedby={`${id}sport-error`}
            onChange={(chosen) => change({ sportId: chosen })}
          />
        </LabelledField>
      )}
      <LevelField
        sport={sport}
        value={values.skillLevel}
        error={errors.skillLevel}
        onChange={(skillLevel) => change({ skillLevel })}
      />
      <InputField
        label={t.yearsPlaying}
        error={errors.yearsPlaying}
        inputMode="numeric"
        autoComplete="off"
        {...register('yearsPlaying')}
      />
      <TextareaField
        label={t.achievements}
        error={errors.achievements}
        rows={3}
        placeholder={t.achievementsHint}
        {...register('achievements')}
      />
      <SwitchField label={t.lookingToPlay} {...register('isLookingToPlay')} />
    </FormDialog>
  );
}

interface SportFormOptions {
  userId: number;
  own: SavedUserSportDto | null;
  sportId: number | null;
  onDone: () => void;
}

function useSportForm({ userId, own, sportId, onDone }: SportFormOptions) {
  const t = translate(texts);
  const router = useRouter();
  // It decides which games the person may join.
  const refresh = [GROUPS_KEY];
  const removal = useAction({ inline: true, refresh });
  function finish(): void {
    router.refresh();
    onDone();
  }
  const form = useServerForm({
    schema: saveUserSportSchema,
    draft: `user-sport:${own?.sportId ?? 'new'}`,
    values: toValues(own, sportId),
    // The next sport starts with an empty form; an edited one keeps its values.
    nextValues: own ? undefined : toValues(null, null),
    // Text that is not a number becomes NaN, which the schema refuses.
    toBody: ({ yearsPlaying: years, ...rest }) => ({
      ...rest,
      yearsPlaying: years.trim() === '' ? null : Number(years),
    }),
    check: (found, values) => missingOf(values) ?? found,
    send: (body) => api('POST /api/users/{id}/sports', { params: { id: userId }, body }),
    done: own ? t.sportUpdated : t.sportAdded,
    failed: own ? t.profileFailed : t.sportsFailed,
    refresh,
    onDone: finish,
  });
  const remove = (removed: number) =>
    removal.run({
      call: () =>
        api('DELETE /api/users/{id}/sports/{sportId}', {
          params: { id: userId, sportId: removed },
        }),
      done: t.sportRemoved,
      failed: t.profileFailed,
      onDone: finish,
      onFailed: form.refuse,
    });
  return { ...form, busy: form.busy || removal.busy, remove };
}

function missingOf({ sportId, skillLevel }: Values): FieldErrors | null {
  if (sportId !== null && skillLevel !== null) return null;
  const t = translate(texts);
  return {
    ...(sportId === null && { sportId: t.pleaseChooseSport }),
    ...(skillLevel === null && { skillLevel: t.pleaseChooseLevel }),
  };
}

interface LevelFieldProps {
  sport: SportSummary | undefined;
  value: SkillLevel | null;
  error: string | undefined;
  onChange: (level: SkillLevel) => void;
}

function LevelField({ sport, value, error, onChange }: LevelFieldProps) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="font-semibold text-sm">
        {translate(texts).skillLevel}
      </span>
      <div className={cn(sportTint(sport?.name ?? null), 'rounded-card bg-tint-soft pt-2.5')}>
        <LevelChoice
          sportName={sport?.name ?? null}
          value={value}
          error={error}
          onChange={onChange}
        />
      </div>
    </div>
  );
}
