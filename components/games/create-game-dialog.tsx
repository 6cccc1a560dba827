'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { liftErrors } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { useServerForm } from '@/components/forms/use-server-form';
import { groupQuery } from '@/components/groups/groups-query';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { RadioList } from '@/components/venues/radio-list';
import { createGameSchema } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { newKey } from '@/lib/platform/browser/new-key';
import { api, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { sportWords } from '@/lib/sports/words';
import { texts as memberTexts } from './form-texts';
import { GameField, type GameFieldsProps } from './game-field';
import { GameFields } from './game-fields';
import {
  EMPTY_GAME,
  GAME_FIELDS,
  type GameValues,
  laterDates,
  placeProblem,
  toNewGameBody,
} from './game-values';
import { lastPlaceQuery } from './games-query';
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

/** The most frequent choice of the list below, by one click. */
function RepeatChip({ form: { values, change } }: GameFieldsProps) {
  const t = translate(texts);
  const { repeat } = values;
  return (
    <Button
      variant="secondary"
      aria-pressed={repeat !== ''}
      onClick={() => change({ repeat: repeat ? '' : 'weekly' })}
    >
      <LineIcon name="calendar-sync" />
      {repeat === 'fortnightly' || repeat === 'monthly' ? t[repeat] : t.weekly}
    </Button>
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
  const lastVenue = useQuery(lastPlaceQuery(groupId)).data?.[0]?.venue;
  // One idempotency key per form: another click after a lost response makes no second game.
  const [key, setKey] = useState(() => newKey());
  const form = useServerForm({
    schema: createGameSchema,
    values: EMPTY_GAME,
    // The next game is often at the same place.
    nextValues: ({ place, venueId, venueName }) => ({ ...EMPTY_GAME, place, venueId, venueName }),
    draft: `game:new:${groupId}`,
    fields: GAME_FIELDS,
    toBody: (values) => toNewGameBody(values, group?.currency),
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
      const { id, title, startsAt, timeZone, isPrivateAddress, area, venue, location } = game;
      const place = isPrivateAddress ? (area ?? '') : (venue?.name ?? location);
      raiseAppEvent('shareGame', { id, title, startsAt, timeZone, place });
    },
    onInvalid: (_errors, values) => {
      if (isFilled(values)) return;
      refuse(own.fillRequired, own.whatIsRequired);
    },
    onRefused: (error) => refuse(own.createFailed, errorSentence(error, own.tryAgain)),
  });
  const { date, time, title } = form.values;
  const named =
    group && date && time ? own.titleOf({ sport: sportWords(group.sport.name), date, time }) : '';
  const proposed = useRef('');
  // A typed title wins.
  const propose = useEffectEvent((next: string) => {
    if (title.trim() === '' || title === proposed.current) form.change({ title: next });
    proposed.current = next;
  });
  useEffect(() => {
    if (named) propose(named);
  }, [named]);
  const preselect = useEffectEvent(({ id, name }: { id: number; name: string }) => {
    const { place, venueName } = form.values;
    if (place === 'venue' && venueName === '')
      form.suggest({ venueId: String(id), venueName: name });
  });
  useEffect(() => {
    if (lastVenue) preselect(lastVenue);
  }, [lastVenue]);
  return (
    <FormDialog {...dialog} {...form.dialog} title={t.create} submit={t.create}>
      <GameFields
        form={form}
        sportId={group?.sport.id}
        timeZone={group?.timeZone}
        currency={group?.currency}
        later={laterDates(form.values)}
        besideDays={<RepeatChip form={form} />}
        withCourts={form.values.repeat === ''}
      >
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
