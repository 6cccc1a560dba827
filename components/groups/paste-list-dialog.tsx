'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { NativeInput, Textarea } from '@/components/ui/input';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { pasteListSchema, type UnderstoodDto } from '@/lib/regulars/schema';
import { GROUPS_KEY } from './groups-query';
import { texts } from './regular-texts';

/** First it shows what was understood of the list; the second press saves the names that are new. */
export function PasteListDialog({ groupId, ...dialog }: DialogProps & { groupId: number }) {
  const id = useId();
  const t = translate(texts);
  const queries = useQueryClient();
  const [seen, setSeen] = useState<{ text: string; understood: UnderstoodDto } | null>(null);
  const form = useServerForm({
    schema: pasteListSchema,
    draft: `regulars:${groupId}`,
    values: { text: '' },
    send: (body, { text }) =>
      api('POST /api/groups/{id}/regulars', {
        params: { id: groupId },
        body: { ...body, confirm: isChecked(text) },
      }),
    nextValues: (typed) => (isChecked(typed.text) ? { text: '' } : typed),
    failed: t.pasteFailed,
    onDone: (understood, { text }) => {
      if (!understood.saved) return setSeen({ text, understood });
      setSeen(null);
      void queries.invalidateQueries({ queryKey: [GROUPS_KEY] });
      toast({ title: t.added({ count: understood.names.length }), description: t.sendLinks });
      dialog.onOpenChange(false);
    },
  });
  /** The list as it is was shown as understood, with somebody new. */
  function isChecked(text: string): boolean {
    return seen?.text === text && seen.understood.names.length > 0;
  }
  const { register, errors, values } = form;
  const understood = seen?.text === values.text ? seen.understood : null;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.pasteTitle}
      description={t.pasteHint}
      submit={
        understood && understood.names.length > 0
          ? t.addPeople({ count: understood.names.length })
          : t.check
      }
    >
      <LabelledField id={`${id}text`} label={t.list} error={errors.text}>
        <Textarea
          id={`${id}text`}
          rows={5}
          placeholder={t.listPlaceholder}
          aria-describedby={`${id}text-error`}
          {...register('text')}
        />
      </LabelledField>
      <LabelledField id={`${id}file`} label={t.tableFile}>
        <NativeInput
          id={`${id}file`}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="min-h-11 w-full text-sm file:me-3 file:min-h-11 file:rounded-control file:border file:bg-card file:px-3"
          onChange={({ target }) =>
            void target.files?.[0]?.text().then((text) => form.change({ text }))
          }
        />
      </LabelledField>
      {understood ? <Understood understood={understood} /> : null}
    </FormDialog>
  );
}

function Understood({ understood }: { understood: UnderstoodDto }) {
  const { names, known, doubled, ignored, tooMany, room } = understood;
  const t = translate(texts);
  const groups: [title: string, entries: string[]][] = [
    [t.willBeAdded({ count: names.length }), names],
    [t.hereAlready, known],
    [t.twice, doubled],
    [t.notUnderstood, ignored],
  ];
  return (
    <div role="status" className="grid gap-3 rounded-card bg-muted p-3 text-sm">
      {names.length === 0 ? <p className="font-strong">{t.nobodyNew}</p> : null}
      {names.length > room ? <p className="text-destructive-ink">{t.roomFor({ room })}</p> : null}
      {tooMany ? <p className="text-destructive-ink">{t.tooMany}</p> : null}
      {groups
        .filter(([, entries]) => entries.length > 0)
        .map(([title, entries]) => (
          <div key={title}>
            <h3 className="font-strong">{title}</h3>
            <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
              {entries.map((entry) => (
                <li key={entry} className="wrap-anywhere">
                  <bdi>{entry}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
