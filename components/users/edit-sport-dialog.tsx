'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { checkInput, type FieldErrors, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { LevelChoice } from '@/components/onboarding/level-choice';
import { sportTint } from '@/components/sports/sport-tint';
import { sportsQuery } from '@/components/sports/sports-query';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { cn } from '@/lib/cn';
import { api } from '@/lib/http/client';
import type { SkillLevel } from '@/lib/sports/constants';
import type { SportDto, SportSummary } from '@/lib/sports/schema';
import { type SavedUserSportDto, saveUserSportSchema } from '@/lib/users/schema/profile';

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
  years: string;
  achievements: string;
  isLookingToPlay: boolean;
}

function toValues(own: SavedUserSportDto | null, sportId: number | null): Values {
  return {
    sportId: own?.sportId ?? sportId,
    skillLevel: own?.skillLevel ?? null,
    years: own?.yearsPlaying?.toString() ?? '',
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
  const { values, change, errors } = form;
  const { data: sports = [] } = useQuery(sportsQuery);
  const sport = own?.sport ?? sports.find(({ id }) => id === values.sportId);
  const id = useId();
  return (
    <FormDialog
      {...dialog}
      title={own ? own.sport.name : 'Add a sport'}
      submit="Save"
      busy={form.busy}
      error={errors.form}
      onSubmit={() => form.save()}
      extra={
        own ? (
          <Button
            variant="ghost"
            size="lg"
            className="text-destructive-ink"
            onClick={() => form.remove(own.sportId)}
          >
            Remove sport
          </Button>
        ) : null
      }
    >
      {own ? null : (
        <SportField
          id={`${id}sport`}
          sports={sports.filter((one) => !taken.includes(one.id))}
          value={values.sportId}
          error={errors.sportId}
          onChange={(chosen) => change({ sportId: chosen })}
        />
      )}
      <LevelField
        sport={sport}
        value={values.skillLevel}
        error={errors.skillLevel}
        onChange={(skillLevel) => change({ skillLevel })}
      />
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}years`}>Years playing</Label>
        <Input
          id={`${id}years`}
          inputMode="numeric"
          autoComplete="off"
          value={values.years}
          onChange={(event) => change({ years: event.target.value })}
          aria-invalid={errors.yearsPlaying ? true : undefined}
          aria-describedby={`${id}years-error`}
        />
        <FieldError id={`${id}years-error`}>{errors.yearsPlaying}</FieldError>
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}achievements`}>Achievements</Label>
        <Textarea
          id={`${id}achievements`}
          rows={3}
          value={values.achievements}
          placeholder="Teams, tournaments, what you are proud of"
          onChange={(event) => change({ achievements: event.target.value })}
          aria-invalid={errors.achievements ? true : undefined}
          aria-describedby={`${id}achievements-error`}
        />
        <FieldError id={`${id}achievements-error`}>{errors.achievements}</FieldError>
      </div>
      <label htmlFor={`${id}looking`} className="flex min-h-11 items-center justify-between gap-4">
        <span className="font-[600] text-sm">Looking to play</span>
        <Switch
          id={`${id}looking`}
          checked={values.isLookingToPlay}
          onChange={(event) => change({ isLookingToPlay: event.target.checked })}
        />
      </label>
    </FormDialog>
  );
}

interface SportFormOptions {
  userId: number;
  own: SavedUserSportDto | null;
  sportId: number | null;
  onDone: () => void;
}

const FIELDS = ['sportId', 'skillLevel', 'yearsPlaying', 'achievements'];

function useSportForm({ userId, own, sportId, onDone }: SportFormOptions) {
  const router = useRouter();
  const queries = useQueryClient();
  const [values, setValues] = useState(() => toValues(own, sportId));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function run(call: () => Promise<unknown>, done: string, failed: string) {
    setBusy(true);
    try {
      await call();
      toast({ title: done });
      router.refresh();
      // It decides which games the person may join.
      void queries.invalidateQueries({ queryKey: [GROUPS_KEY] });
      onDone();
    } catch (error) {
      setErrors(refusalOf(error, FIELDS, failed));
    } finally {
      setBusy(false);
    }
  }
  async function save() {
    const { years, ...rest } = values;
    // Text that is not a number becomes NaN, which the schema refuses.
    const body = { ...rest, yearsPlaying: years.trim() === '' ? null : Number(years) };
    const { input, problems } = checkInput(saveUserSportSchema, body);
    setErrors(missingOf(values) ?? problems ?? {});
    if (!input) return;
    await run(
      async () => {
        await api('POST /api/users/{id}/sports', { params: { id: userId }, body: input });
        // The next sport starts with an empty form; an edited one keeps its values.
        if (!own) setValues(toValues(null, null));
      },
      own ? 'Sport updated' : 'Sport added',
      own ? 'Failed to update profile' : 'Failed to add some sports',
    );
  }
  const remove = (sportId: number) =>
    run(
      () =>
        api('DELETE /api/users/{id}/sports/{sportId}', {
          params: { id: userId, sportId },
        }),
      'Sport removed',
      'Failed to update profile',
    );
  const change = (next: Partial<Values>) => setValues((before) => ({ ...before, ...next }));
  return { values, change, errors, busy, save, remove };
}

function missingOf({ sportId, skillLevel }: Values): FieldErrors | null {
  if (sportId !== null && skillLevel !== null) return null;
  return {
    ...(sportId === null && { sportId: 'Please choose a sport' }),
    ...(skillLevel === null && { skillLevel: 'Please choose your level' }),
  };
}

interface SportFieldProps {
  id: string;
  sports: SportDto[];
  value: number | null;
  error: string | undefined;
  onChange: (sportId: number | null) => void;
}

function SportField({ id, sports, value, error, onChange }: SportFieldProps) {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>Sport</Label>
      <Select
        id={id}
        value={value ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(Number(event.target.value) || null)}
      >
        <option value="">Choose a sport</option>
        {sports.map((sport) => (
          <option key={sport.id} value={sport.id}>
            {sport.name}
          </option>
        ))}
      </Select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
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
      <span aria-hidden className="font-[600] text-sm">
        Skill level
      </span>
      <div className={cn(sportTint(sport?.name ?? null), 'rounded-card bg-tint-soft pt-2.5')}>
        <LevelChoice
          sportName={sport?.name ?? 'this sport'}
          value={value}
          error={error}
          onChange={onChange}
        />
      </div>
    </div>
  );
}
