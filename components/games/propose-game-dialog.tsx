'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { StartTime } from '@/components/calendar/start-time';
import { FieldError } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { choicesQuery, PROPOSALS_KEY } from '@/components/proposals/proposals-query';
import { texts } from '@/components/proposals/texts';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { AppEvents } from '@/lib/platform/realtime/app-events';
import { proposeSchema } from '@/lib/proposals/schema';
import { sportWords } from '@/lib/sports/words';
import { VenueCombobox } from './venue-combobox';

interface ProposeGameDialogProps extends DialogProps {
  wish: AppEvents['proposeGame'];
}

interface Values {
  sportId: number | null;
  /** Null until the person changes them: all offered times. */
  startsAt: string[] | null;
  venue: { id: number; name: string } | null;
}

/** A shared sport, up to three times that suit the proposer, and a place between the two. */
export function ProposeGameDialog({ wish, open, onOpenChange, onClosed }: ProposeGameDialogProps) {
  const { user } = wish;
  const t = translate(texts);
  const [asked, setAsked] = useState(wish.sportId);
  const query = useQuery(choicesQuery(user.id, asked));
  const choices = query.data;
  // The first offered option replaces what was not chosen.
  const whole = (values: Values) => ({
    sportId: values.sportId ?? choices?.sports[0]?.id,
    startsAt: values.startsAt ?? choices?.startsAt,
    venue: values.venue ?? choices?.venues[0] ?? null,
  });
  const form = useServerForm({
    schema: proposeSchema,
    draft: `proposal:${user.id}`,
    values: { sportId: wish.sportId ?? null, startsAt: null, venue: wish.venue ?? null } as Values,
    fields: ['sportId', 'startsAt', 'venueId'],
    toBody: (values: Values) => {
      const { venue, ...rest } = whole(values);
      return { ...rest, venueId: venue?.id };
    },
    send: (body) => api('POST /api/users/{id}/proposal', { params: { id: user.id }, body }),
    done: t.sent,
    failed: t.sendFailed,
    refresh: [PROPOSALS_KEY],
    onDone: () => onOpenChange(false),
  });
  const { values, change, errors } = form;
  const { sportId, startsAt = [], venue } = whole(values);
  const isOffered = choices?.venues.some(({ id }) => id === venue?.id) ?? false;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      {...form.dialog}
      title={t.proposeTo({ person: user.name })}
      description={t.what}
      submit={t.send}
      error={form.dialog.error ?? (query.error ? t.failed : undefined)}
    >
      {choices ? null : <Skeleton className="h-48" />}
      {choices && choices.sports.length > 1 ? (
        <Chips legend={t.sport} error={errors.sportId}>
          {choices.sports.map(({ id, name }) => (
            <Chip
              key={id}
              pressed={id === sportId}
              onToggle={() => {
                setAsked(id);
                change({ sportId: id, venue: null });
              }}
            >
              {sportWords(name)}
            </Chip>
          ))}
        </Chips>
      ) : null}
      {choices ? (
        <Chips legend={t.times} error={errors.startsAt}>
          {choices.startsAt.length === 0 ? <p>{t.noTimes}</p> : null}
          {choices.startsAt.map((at) => (
            <Chip
              key={at}
              pressed={startsAt.includes(at)}
              onToggle={() =>
                change({
                  startsAt: choices.startsAt.filter(
                    (each) => startsAt.includes(each) !== (each === at),
                  ),
                })
              }
            >
              <StartTime of={{ startsAt: at, timeZone: choices.timeZone }} />
            </Chip>
          ))}
        </Chips>
      ) : null}
      {choices && choices.venues.length > 0 ? (
        <Chips legend={t.venue} hint={t.between}>
          {choices.venues.map((each) => (
            <Chip
              key={each.id}
              pressed={each.id === venue?.id}
              onToggle={() => change({ venue: each })}
            >
              <bdi>{each.name}</bdi>
            </Chip>
          ))}
        </Chips>
      ) : null}
      {choices ? (
        <OtherVenue
          sportId={sportId}
          chosen={isOffered ? null : venue}
          error={errors.venueId}
          onChoose={(chosen) => change({ venue: chosen })}
        />
      ) : null}
    </FormDialog>
  );
}

interface OtherVenueProps {
  sportId: number | undefined;
  chosen: Values['venue'];
  error: string | undefined;
  onChoose: (venue: Values['venue']) => void;
}

function OtherVenue({ sportId, chosen, error, onChoose }: OtherVenueProps) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <LabelledField id={id} label={translate(texts).otherVenue} error={error}>
      <VenueCombobox
        id={id}
        text={chosen?.name ?? text}
        isChosen={chosen !== null}
        isInvalid={error !== undefined}
        sportId={sportId}
        onType={(typed) => {
          setText(typed);
          if (chosen) onChoose(null);
        }}
        onChoose={onChoose}
      />
    </LabelledField>
  );
}

interface ChipsProps {
  legend: string;
  hint?: string;
  error?: string;
  children: ReactNode;
}

function Chips({ legend, hint, error, children }: ChipsProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}error`}>
      <legend className="font-semibold text-sm">{legend}</legend>
      {hint ? <p className="text-muted-foreground text-sm">{hint}</p> : null}
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
      <FieldError id={`${id}error`}>{error}</FieldError>
    </fieldset>
  );
}

interface ChipProps {
  pressed: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Chip({ pressed, onToggle, children }: ChipProps) {
  return (
    <Button
      variant="secondary"
      aria-pressed={pressed}
      className="wrap-anywhere h-auto min-h-11 max-w-full whitespace-normal py-2"
      onClick={onToggle}
    >
      {children}
    </Button>
  );
}
