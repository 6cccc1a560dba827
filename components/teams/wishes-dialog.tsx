'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { FormSelect } from '@/components/forms/form-text-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { TEAM_WISHES_MAX } from '@/lib/teams/constants';
import { drawTeamsSchema, type TeamsDto } from '@/lib/teams/schema';
import { nameOf } from './team-card';
import { TEAMS_KEY } from './teams-query';
import { texts } from './texts';

interface WishesDialogProps extends DialogProps {
  gameId: number;
  teams: TeamsDto;
}

const NEW_WISH = { one: '', other: '', together: true };

/** Draws the teams by the organiser's wishes: who should be together and who separated. */
export function WishesDialog({ gameId, teams, ...dialog }: WishesDialogProps) {
  const t = translate(texts);
  const players = [...teams.teams.flatMap((team) => team.players), ...teams.waiting];
  const namesOf = (key: string) => {
    const player = players.find((each) => each.key === key);
    return player ? nameOf(player) : '';
  };
  const form = useServerForm({
    schema: drawTeamsSchema,
    draft: null,
    // Wishes about people who have left the game are dropped.
    values: {
      wishes: teams.wishes.filter(({ one, other }) => namesOf(one) !== '' && namesOf(other) !== ''),
    },
    send: (body) => api('PUT /api/teams/{id}', { params: { id: gameId }, body }),
    done: t.made,
    failed: t.makeFailed,
    onDone: () => dialog.onOpenChange(false),
    refresh: [TEAMS_KEY],
  });
  const { wishes } = form.values;
  const set = (at: number, part: Partial<typeof NEW_WISH>) =>
    form.change({
      wishes: wishes.map((wish, index) => (index === at ? { ...wish, ...part } : wish)),
    });
  const keys = players.map(({ key }) => key);
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.make}
      description={t.wishesHint}
      submit={teams.isDrawn ? t.again : t.make}
    >
      {wishes.map((wish, at) => (
        // Wishes have no other name than their place in the list.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className="grid gap-3 rounded-card border p-3 *:min-w-0">
          <FormSelect
            label={t.player}
            value={wish.one}
            empty={t.choose}
            options={keys}
            wordsOf={namesOf}
            onChange={(one) => set(at, { one })}
            error={form.errors[`wishes.${at}.one`]}
          />
          <FormSelect
            label={t.wish}
            value={wish.together ? 'together' : 'apart'}
            options={['together', 'apart']}
            wordsOf={(value) => (value === 'together' ? t.together : t.apart)}
            onChange={(value) => set(at, { together: value === 'together' })}
          />
          <FormSelect
            label={t.other}
            value={wish.other}
            empty={t.choose}
            options={keys}
            wordsOf={namesOf}
            onChange={(other) => set(at, { other })}
            error={form.errors[`wishes.${at}.other`] ?? form.errors[`wishes.${at}`]}
          />
          <Button
            variant="secondary"
            className="w-fit"
            onClick={() => form.change({ wishes: wishes.filter((_, index) => index !== at) })}
          >
            <LineIcon name="x" />
            {t.removeWish}
          </Button>
        </fieldset>
      ))}
      {wishes.length < TEAM_WISHES_MAX ? (
        <Button
          variant="secondary"
          className="w-fit"
          onClick={() => form.change({ wishes: [...wishes, NEW_WISH] })}
        >
          <LineIcon name="plus" />
          {t.addWish}
        </Button>
      ) : null}
    </FormDialog>
  );
}
