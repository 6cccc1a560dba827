'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { LabelledField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { BackButton } from '@/components/layout/back-link';
import { SportSelect } from '@/components/sports/sport-select';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { RadioList } from '@/components/venues/radio-list';
import type { OwnCourtTimeDto } from '@/lib/courts/schema/court-time';
import { GAME_REACHES } from '@/lib/games/constants';
import { postGameSchema } from '@/lib/games/schema/edit-game';
import { newKey } from '@/lib/platform/browser/new-key';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SportDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { texts as formTexts } from './form-texts';
import { GameFields } from './game-fields';
import { EMPTY_GAME, POSTED_FIELDS, placeProblem, toPostedBody } from './game-values';
import { texts } from './post-texts';

const toCourtValues = ({ venue, date, time, minutes }: OwnCourtTimeDto) => ({
  date,
  time,
  durationMinutes: String(minutes),
  venueId: String(venue?.id ?? ''),
  venueName: venue?.name ?? '',
});

const REACHES = { public: 'seesPublic', link: 'seesLink', connections: 'seesConnections' } as const;

interface PostGameScreenProps {
  sports: SportDto[];
  /** The first sport of the person. */
  sportId: number | null;
  /** Of the area on the person's profile. */
  place: { timeZone: string; currency: string };
  /** What the person has booked and opens as a game. */
  court: OwnCourtTimeDto | null;
}

/** One game without a group: what it takes for '4 for padel tonight', and the rest folded. */
export function PostGameScreen({ sports, sportId: first, place, court }: PostGameScreenProps) {
  const id = useId();
  const t = translate(texts);
  const router = useRouter();
  // One idempotency key per form: another click after a lost response makes no second game.
  const [key] = useState(() => newKey());
  const form = useServerForm({
    schema: postGameSchema,
    values: {
      ...EMPTY_GAME,
      maxPlayers: '4',
      sportId: String(first ?? ''),
      ...(court && toCourtValues(court)),
    },
    draft: court ? `game:post:${court.id}` : 'game:post',
    fields: [...POSTED_FIELDS, 'sportId', 'reach'],
    toBody: (values) => ({
      ...toPostedBody(values, place.currency),
      ...(court && { courtTimeId: court.id }),
    }),
    check: (found, values) => ({
      ...found,
      ...placeProblem(values),
      ...(values.sportId === '' && { sportId: t.chooseSport }),
    }),
    send: (body) => api('POST /api/games', { body, headers: { 'Idempotency-Key': key } }),
    done: t.posted,
    failed: translate(formTexts).createFailed,
    leaves: true,
    onDone: (game) => router.push(routes.game(game.id)),
  });
  const { date, time, title, reach } = form.values;
  const sportId = Number(form.values.sportId) || null;
  const sport = sports.find((one) => one.id === sportId);
  const named =
    sport && date && time
      ? translate(formTexts).titleOf({ sport: sportWords(sport.name), date, time })
      : '';
  const proposed = useRef('');
  // A typed title wins.
  const propose = useEffectEvent((next: string) => {
    if (title.trim() === '' || title === proposed.current) form.change({ title: next });
    proposed.current = next;
  });
  useEffect(() => {
    if (named) propose(named);
  }, [named]);
  return (
    <div className="mx-auto grid min-w-0 max-w-xl gap-5 *:min-w-0">
      <div>
        <BackButton fallback={routes.home()} />
        <h1 className="text-3xl">{t.post}</h1>
        <p className="mt-1 text-muted-foreground">
          {court ? t.courtBooked({ court: court.courtName }) : t.postWhat}
        </p>
      </div>
      <Form className="grid min-w-0 gap-5 *:min-w-0" onSubmit={form.submit}>
        <LabelledField id={`${id}sport`} label={t.sport} error={form.errors.sportId}>
          <SportSelect
            id={`${id}sport`}
            aria-describedby={`${id}sport-error`}
            sports={sports}
            value={sportId}
            empty={t.chooseSport}
            onChange={(next) => form.change({ sportId: String(next ?? '') })}
          />
        </LabelledField>
        <GameFields
          form={form}
          sportId={sportId ?? undefined}
          timeZone={court?.timeZone ?? place.timeZone}
          currency={place.currency}
          players={t.players}
          withCourts={!court}
          alone
        />
        <RadioList
          legend={t.whoSees}
          options={GAME_REACHES.map((value) => ({ value, label: t[REACHES[value]] }))}
          value={reach}
          onChange={(next) => form.change({ reach: next })}
          error={form.errors.reach}
        />
        <AlertLine>{form.errors.form}</AlertLine>
        <Button type="submit" size="lg" aria-disabled={form.busy || undefined}>
          {t.post}
        </Button>
      </Form>
    </div>
  );
}
