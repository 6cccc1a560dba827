'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { useAction } from '@/components/forms/use-action';
import { useServerForm } from '@/components/forms/use-server-form';
import { SportSelect, sportsQuery } from '@/components/sports/sport-select';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form';
import { SettingsSection } from '@/components/ui/settings-section';
import { type FollowDto, followSchema } from '@/lib/follows/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import { FOLLOWS_KEY, followsQuery, stopFollowing } from './follow-button';
import { texts } from './texts';

/** What the person follows, each with a button that ends it, and a sport in an area to add. */
export function FollowsSection() {
  const { data, isError, isFetching, refetch } = useQuery(followsQuery);
  const t = translate(texts);
  return (
    <SettingsSection title={t.title} description={t.hint}>
      {isError ? (
        <ErrorState title={t.listFailed} query={{ isFetching, refetch }} />
      ) : !data ? (
        <Skeleton className="h-14 rounded-card" />
      ) : data.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t.nothing}</p>
      ) : (
        <ul aria-label={t.title} className="grid divide-y border-y">
          {data.map((follow) => (
            <FollowRow key={follow.id} follow={follow} />
          ))}
        </ul>
      )}
      <FollowSportForm />
    </SettingsSection>
  );
}

function FollowRow({ follow: { id, kind, name, area } }: { follow: FollowDto }) {
  const { run, busy } = useAction({ refresh: [FOLLOWS_KEY] });
  const t = translate(texts);
  const thing = kind === 'sport' ? sportWords(name) : name;
  const stop = () => run({ call: () => stopFollowing(id), done: t.stopped, failed: t.failed });
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <p className="wrap-anywhere min-w-0 flex-1 text-sm">
        <bdi className="font-semibold">{thing}</bdi>
        {kind === 'sport' ? (
          <span className="block text-muted-foreground">
            <bdi>{area ?? t.nearMe}</bdi>
          </span>
        ) : null}
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.stopOf({ thing })}
        aria-disabled={busy || undefined}
        onClick={stop}
      >
        {t.stop}
      </Button>
    </li>
  );
}

const EMPTY: { sportId: number | null; area: string } = { sportId: null, area: '' };

function FollowSportForm() {
  const id = useId();
  const queries = useQueryClient();
  const { data: sports = [] } = useQuery(sportsQuery);
  const t = translate(texts);
  const form = useServerForm({
    schema: followSchema,
    values: EMPTY,
    nextValues: EMPTY,
    draft: 'follow',
    toBody: ({ sportId, area }) => ({ sportId: sportId ?? undefined, ...(area && { area }) }),
    check: (found, { sportId }) => (sportId === null ? { sportId: t.chooseSport } : found),
    send: (body) => api('POST /api/follows', { body }),
    done: () => ({ title: t.followed, description: t.followedHow }),
    failed: t.failed,
    onDone: (follows) => queries.setQueryData(followsQuery.queryKey, follows),
  });
  return (
    <Form className="grid gap-4 *:min-w-0" onSubmit={form.submit}>
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <LabelledField id={`${id}sport`} label={t.sport} error={form.errors.sportId}>
          <SportSelect
            id={`${id}sport`}
            aria-describedby={`${id}sport-error`}
            sports={sports}
            value={form.values.sportId}
            empty={t.chooseSport}
            onChange={(sportId) => form.change({ sportId })}
          />
        </LabelledField>
        <InputField
          label={t.area}
          hint={t.areaHint}
          error={form.errors.area}
          {...form.register('area')}
        />
      </div>
      <AlertLine>{form.errors.form}</AlertLine>
      <Button
        type="submit"
        variant="secondary"
        className="w-fit"
        aria-disabled={form.busy || undefined}
      >
        {t.follow}
      </Button>
    </Form>
  );
}
