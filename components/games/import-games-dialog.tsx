'use client';

import { useId, useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { SwitchField } from '@/components/forms/switch-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { NativeInput } from '@/components/ui/input';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { GAME_PLAYERS_DEFAULT, GAME_PLAYERS_MAX, GAME_PLAYERS_MIN } from '@/lib/games/constants';
import { type ImportedGamesDto, importGamesSchema } from '@/lib/games/schema/import-games';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './import-texts';

/** First it shows what was understood of the calendar file; the second press makes the games that are new. */
export function ImportGamesDialog({ groupId, ...dialog }: DialogProps & { groupId: number }) {
  const id = useId();
  const t = translate(texts);
  const [seen, setSeen] = useState<{ text: string; found: ImportedGamesDto } | null>(null);
  const isChecked = (text: string) => seen?.text === text && seen.found.games.length > 0;
  const form = useServerForm({
    schema: importGamesSchema,
    draft: null,
    values: { text: '', maxPlayers: GAME_PLAYERS_DEFAULT, isPublic: false },
    send: (body, { text }) =>
      api('POST /api/groups/{id}/games/import', {
        params: { id: groupId },
        body: { ...body, confirm: isChecked(text) },
      }),
    nextValues: (typed) => typed,
    failed: t.failed,
    onDone: (found, { text }) => {
      setSeen(found.saved ? null : { text, found });
      if (!found.saved) return;
      toast({ title: t.added({ count: found.games.length }) });
      dialog.onOpenChange(false);
    },
  });
  const { register, errors, values, change } = form;
  const found = seen?.text === values.text ? seen.found : null;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.title}
      description={t.hint}
      submit={found && found.games.length > 0 ? t.add({ count: found.games.length }) : t.check}
    >
      <LabelledField id={`${id}file`} label={t.file} error={errors.text}>
        <NativeInput
          id={`${id}file`}
          type="file"
          accept=".ics,text/calendar"
          aria-describedby={`${id}file-error`}
          className="min-h-11 w-full text-sm file:me-3 file:min-h-11 file:rounded-control file:border file:bg-card file:px-3"
          onChange={({ target }) => void target.files?.[0]?.text().then((text) => change({ text }))}
        />
      </LabelledField>
      <InputField
        label={t.players}
        type="number"
        inputMode="numeric"
        min={GAME_PLAYERS_MIN}
        max={GAME_PLAYERS_MAX}
        error={errors.maxPlayers}
        {...register('maxPlayers', { valueAsNumber: true })}
      />
      <SwitchField label={t.isPublic} {...register('isPublic')} />
      {found ? <Found found={found} /> : null}
    </FormDialog>
  );
}

function Found({ found: { games, known, ignored, room } }: { found: ImportedGamesDto }) {
  const t = translate(texts);
  const { date } = wordsOf();
  return (
    <div role="status" className="grid gap-3 rounded-card bg-muted p-3 text-sm">
      {games.length === 0 ? <p className="font-strong">{t.nothingNew}</p> : null}
      {games.length > room ? <p className="text-destructive-ink">{t.roomFor({ room })}</p> : null}
      {known > 0 ? <p>{t.known({ count: known })}</p> : null}
      {ignored > 0 ? <p>{t.ignored({ count: ignored })}</p> : null}
      <ul className="grid gap-1">
        {games.map((game) => (
          <li key={[game.date, game.time, game.title].join(' ')} className="wrap-anywhere">
            {date(new Date(`${game.date}T00:00:00Z`), {
              timeZone: 'UTC',
              weekday: 'short',
              day: 'numeric',
              month: 'short',
            })}{' '}
            {game.time} · <bdi>{game.title}</bdi> · <bdi>{game.location}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
