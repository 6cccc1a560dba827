'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '@/components/admin/texts';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { SwitchField } from '@/components/forms/switch-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { SportIcon } from '@/components/sports/sport-badge';
import { SPORTS_KEY, sportsQuery } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { DEFAULT_SPORT_EMOJI, SPORT_NAME_LENGTH_MAX } from '@/lib/sports/constants';
import { type SportDto, saveSportSchema } from '@/lib/sports/schema';
import { AdminList } from '../admin-list';

const EMPTY = { name: '', icon: '', isMain: false };

/** @param sport the sport to edit; null adds one */
function SportDialog({ sport, ...dialog }: DialogProps & { sport: SportDto | null }) {
  const t = translate(texts);
  const form = useServerForm({
    schema: saveSportSchema,
    draft: `sport:${sport?.id ?? 'new'}`,
    values: sport ? { name: sport.name, icon: sport.icon, isMain: sport.isMain } : EMPTY,
    nextValues: sport ? undefined : EMPTY,
    send: (body) =>
      sport
        ? api('PUT /api/admin/sports/{id}', { params: { id: sport.id }, body })
        : api('POST /api/admin/sports', { body }),
    done: sport ? t.sportSaved : t.sportAdded,
    failed: t.pleaseTryAgain,
    refresh: [SPORTS_KEY],
    onDone: () => dialog.onOpenChange(false),
  });
  const { register, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={sport ? t.editSportTitle({ sport: sport.name }) : t.addSport}
      description={t.sportHint}
      submit={sport ? t.save : t.addSport}
    >
      <InputField
        label={t.sportName}
        error={errors.name}
        autoComplete="off"
        maxLength={SPORT_NAME_LENGTH_MAX}
        {...register('name')}
      />
      <InputField
        label={t.emoji}
        hint={t.emojiHint({ emoji: DEFAULT_SPORT_EMOJI })}
        error={errors.icon}
        autoComplete="off"
        className="max-w-24"
        {...register('icon')}
      />
      <SwitchField label={t.popularHint} {...register('isMain')} />
    </FormDialog>
  );
}

export function Sports() {
  const t = translate(texts);
  const query = useQuery({ ...sportsQuery, staleTime: 0 });
  const dialog = useDialog();
  const [edited, setEdited] = useState<SportDto | null>(null);

  function open(sport: SportDto | null): void {
    setEdited(sport);
    dialog.show();
  }
  return (
    <section aria-labelledby="all-sports" className="grid min-w-0 gap-3 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="all-sports" className="text-xl">
          {t.sports}
        </h2>
        <Button onClick={() => open(null)}>
          <LineIcon name="plus" />
          {t.addSport}
        </Button>
      </div>
      <AdminList query={query} loading={t.loadingSports}>
        <ul className="grid gap-2.5 *:min-w-0 sm:grid-cols-2 lg:grid-cols-3">
          {query.data?.map((sport) => (
            <li
              key={sport.id}
              className="flex items-center gap-3 rounded-card border bg-card py-2 ps-4 pe-2"
            >
              <SportIcon name={sport.name} className="size-6 shrink-0" />
              <span aria-hidden className="text-xl">
                {sport.icon}
              </span>
              <h3 className="wrap-anywhere min-w-0 flex-1 text-base" dir="auto">
                {sport.name}
              </h3>
              {sport.isMain ? <Badge variant="outline">{t.popular}</Badge> : null}
              <Button
                variant="ghost"
                size="icon"
                aria-label={t.editSport({ sport: sport.name })}
                onClick={() => open(sport)}
              >
                <LineIcon name="pencil" />
              </Button>
            </li>
          ))}
        </ul>
      </AdminList>
      {dialog.wanted ? (
        <SportDialog {...dialog.props} key={edited?.id ?? 'new'} sport={edited} />
      ) : null}
    </section>
  );
}
