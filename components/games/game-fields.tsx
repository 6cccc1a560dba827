'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import { Textarea } from '@/components/ui/textarea';
import { GameField, type GameFieldsProps } from './game-field';
import { PlaceFields } from './place-fields';

interface AllFieldsProps extends GameFieldsProps {
  sportId: number | undefined;
}

export function GameFields({ sportId, ...props }: AllFieldsProps) {
  const { values, errors, change } = props;
  const id = useId();
  return (
    <>
      <GameField {...props} name="title" label="Title" />
      <div className="grid grid-cols-2 gap-4 *:min-w-0 sm:grid-cols-3">
        <GameField {...props} name="date" label="Date" type="date" />
        <GameField {...props} name="time" label="Time" type="time" />
        <GameField {...props} name="durationMinutes" label="Minutes" type="number" />
      </div>
      <PlaceFields {...props} sportId={sportId} />
      <div className="grid grid-cols-2 gap-4 *:min-w-0 sm:grid-cols-3">
        <GameField {...props} name="maxPlayers" label="Max players" type="number" />
        <GameField {...props} name="minPlayers" label="Min players" type="number" />
        <GameField {...props} name="guestsMax" label="Guests each" type="number" />
      </div>
      <LabelledField id={`${id}about`} label="Description (optional)" error={errors.description}>
        <Textarea
          id={`${id}about`}
          rows={3}
          value={values.description}
          aria-describedby={`${id}about-error`}
          onChange={(event) => change({ description: event.target.value })}
        />
      </LabelledField>
    </>
  );
}
