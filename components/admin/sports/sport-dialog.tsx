import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { sportsQuery } from '@/components/sports/sports-query';
import { Input } from '@/components/ui/input';
import { Switch } from '@/components/ui/switch';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { api } from '@/lib/http/client';
import { DEFAULT_SPORT_EMOJI, SPORT_NAME_LENGTH_MAX } from '@/lib/sports/constants';
import { type SportDto, saveSportSchema } from '@/lib/sports/schema';
import { isolate } from '@/lib/validation/isolate';

const FIELDS = ['name', 'icon', 'isMain'];

/** @param sport the sport to edit; null adds one */
export function SportDialog({ sport, ...dialog }: DialogProps & { sport: SportDto | null }) {
  const id = useId();
  const queries = useQueryClient();
  const [name, setName] = useState(sport?.name ?? '');
  const [icon, setIcon] = useState(sport?.icon ?? '');
  const [isMain, setIsMain] = useState(sport?.isMain ?? false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const body = { name, icon, isMain };
    const problems = problemsOf(saveSportSchema, body);
    setErrors(problems ?? {});
    if (problems) return;
    setBusy(true);
    try {
      if (sport) await api('PUT /api/admin/sports/{id}', { params: { id: sport.id }, body });
      else await api('POST /api/admin/sports', { body });
      toast({ title: sport ? 'Sport saved' : 'Sport added' });
      if (!sport) {
        setName('');
        setIcon('');
        setIsMain(false);
      }
      dialog.onOpenChange(false);
      await queries.invalidateQueries({ queryKey: sportsQuery.queryKey });
    } catch (error) {
      setErrors(refusalOf(error, FIELDS, 'Please try again.'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <FormDialog
      {...dialog}
      title={sport ? `Edit: ${isolate(sport.name)}` : 'Add Sport'}
      description="People, groups, venues and games can choose it at once. A sport without an icon of its own gets a circle."
      submit={sport ? 'Save' : 'Add Sport'}
      busy={busy}
      error={errors.form}
      onSubmit={save}
    >
      <LabelledField id={`${id}name`} label="Name" error={errors.name}>
        <Input
          id={`${id}name`}
          autoComplete="off"
          maxLength={SPORT_NAME_LENGTH_MAX}
          value={name}
          aria-invalid={errors.name ? true : undefined}
          aria-describedby={`${id}name-error`}
          onChange={(event) => setName(event.target.value)}
        />
      </LabelledField>
      <LabelledField
        id={`${id}icon`}
        label="Emoji"
        hint={`Left empty, it is ${DEFAULT_SPORT_EMOJI}.`}
        error={errors.icon}
      >
        <Input
          id={`${id}icon`}
          autoComplete="off"
          value={icon}
          aria-invalid={errors.icon ? true : undefined}
          aria-describedby={`${id}icon-error`}
          onChange={(event) => setIcon(event.target.value)}
          className="max-w-24"
        />
      </LabelledField>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <label htmlFor={`${id}main`} className="font-[580] text-sm">
          Popular: a button of its own on Discover
        </label>
        <Switch
          id={`${id}main`}
          checked={isMain}
          onChange={(event) => setIsMain(event.target.checked)}
        />
      </div>
    </FormDialog>
  );
}
