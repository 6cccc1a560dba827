'use client';

import type { ReactNode } from 'react';
import { MoreOptions } from '@/components/forms/more-options';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './form-texts';
import { GameField, type GameFieldsProps } from './game-field';
import { GameOptions } from './game-options';
import { FOLDED_FIELDS } from './game-values';
import { PlaceFields } from './place-fields';
import { WhenFields } from './when-fields';

interface AllFieldsProps extends GameFieldsProps {
  sportId: number | undefined;
  timeZone: string | undefined;
  /** Shows all fields, for a game with values in them. */
  openAtFirst?: boolean;
  /** Shown first among the options. */
  children?: ReactNode;
}

export function GameFields({ form, sportId, timeZone, openAtFirst, children }: AllFieldsProps) {
  const t = translate(texts);
  return (
    <>
      <GameField form={form} name="title" label={t.title} />
      <WhenFields form={form} timeZone={timeZone} />
      <PlaceFields form={form} sportId={sportId} />
      <GameField form={form} name="maxPlayers" label={t.maxPlayers} type="number" />
      <MoreOptions fields={FOLDED_FIELDS} errors={form.errors} openAtFirst={openAtFirst}>
        {children}
        <GameOptions form={form} />
      </MoreOptions>
    </>
  );
}
