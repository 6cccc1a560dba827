'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { liftErrors } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { useServerForm } from '@/components/forms/use-server-form';
import { groupQuery } from '@/components/groups/groups-query';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { RadioList } from '@/components/venues/radio-list';
import { createGameSchema } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { newKey } from '@/lib/platform/browser/new-key';
import { api, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts as memberTexts } from './form-texts';
import { GameField, type GameFieldsProps } from './game-field';
import { GameFields } from './game-fields';
import {
  EMPTY_GAME,
  GAME_FIELDS,
  type GameValues,
  placeProblem,
  toNewGameBody,
} from './game-values';
import { laterWords } from './later-words';
import { texts } from './texts';

function RepeatFields({ form }: GameFieldsProps) {
  const t = translate(texts);
  const own = translate(memberTexts);
  const kinds = [
    { value: '', label: own.never },
    { value: 'weekly', label: t.weekly },
    { value: 'fortnightly', label: t.fortnightly },
    { value: 'monthly', label: t.monthly },
  ];
  return (
    <>
      <RadioList
        legend={t.repeats}
        options={kinds}
        value={form.values.repeat}
        onChange={(repeat) => form.change({ repeat })}
        error={form.errors.repeat}
      />
      {form.values.repeat ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-4 *:min-w-0">
          <GameField form={form} name="endsOn" label={own.until} type="date" />
          <GameField form={form} name="count" label={own.gamesOptional} type="number" />
          <p className="col-span-2 text-muted-foreground text-sm">{own.goesOn}</p>
        </div>
      ) : null}
    </>
  );
}

interface CreateGameDialogProps extends DialogProps {
  groupId: number;
  onCreated: (game: GameDto) => void;
}

export function CreateGameDialog({ groupId, onCreated, ...dialog }: CreateGameDialogProps) {
  const t = translate(texts);
  const own = translate(memberTexts);
  // Already cached by the screens that open this dialog.
  const { data: group } = useQuery(groupQuery(groupId));
  // One idempotency key per form: another click after a lost response makes no second game.
  const [key, setKey] = useState(() => newKey());
  const form = useServerForm({
    schema: createGameSchema,
    values: EMPTY_GAME,
    nextValues: EMPTY_GAME,
    draft: `game:new:${groupId}`,
    fields: GAME_FIELDS,
    toBody: toNewGameBody,
    // Errors of the series are shown at its own two fields.
    check: (found, values) => ({ ...liftErrors(found, 'repeat'), ...placeProblem(values) }),
    send: (body) =>
      api('POST /api/groups/{id}/games', {
        params: { id: groupId },
        body,
        headers: { 'Idempotency-Key': key },
      }),
    done: (game) => ({ title: own.created, description: laterWords(game) ?? undefined }),
    failed: own.createFailed,
    onDone: (game) => {
      setKey(newKey());
      dialog.onOpenChange(false);
      onCreated(game);
    },
    onInvalid: (_errors, values) => {
      if (isFilled(values)) return;
      refuse(own.fillRequired, own.whatIsRequired);
    },
    onRefused: (error) => refuse(own.createFailed, errorSentence(error, own.tryAgain)),
  });
  return (
    <FormDialog {...dialog} {...form.dialog} title={t.create} submit={t.create}>
      <GameFields form={form} sportId={group?.sport.id} timeZone={group?.timeZone}>
        <RepeatFields form={form} />
      </GameFields>
    </FormDialog>
  );
}

function isFilled({ title, date, time, place, venueId, location }: GameValues): boolean {
  const where = place === 'venue' ? venueId : location.trim();
  return [title.trim(), date, time, where].every((text) => text !== '');
}

function refuse(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}
