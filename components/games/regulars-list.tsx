import { texts as regularTexts } from '@/components/groups/regular-texts';
import { useGroupStep } from '@/components/groups/use-group-step';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import type { GameAnswersDto, GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './roster-texts';

interface RegularsProps {
  game: GameDto;
  regulars: NonNullable<GameAnswersDto['members']>['regulars'];
}

/** They have no account: an organiser answers for them. */
export function RegularsList({ game, regulars: { count, people } }: RegularsProps) {
  const { run, busy } = useGroupStep();
  const t = translate(texts);
  const own = translate(regularTexts);
  const add = ({ id: regularId, name }: RegularsProps['regulars']['people'][number]) =>
    run({
      call: () =>
        api('POST /api/games/{id}/regulars', {
          params: { id: game.id },
          body: { regularId, answer: 'going' },
        }),
      done: t.added({ name }),
      failed: t.didNotWork,
    });
  return (
    <section>
      <h2 className="mb-2 text-lg">{own.regularsList({ count })}</h2>
      <RowList items={people} className="grid gap-1">
        {(regular) => (
          <li key={regular.id} className="flex min-h-11 min-w-0 items-center gap-2 text-sm">
            <bdi className="wrap-anywhere min-w-0 flex-1">{regular.name}</bdi>
            {regular.answer ? (
              <span className="text-muted-foreground">
                {regular.answer === 'out' ? own.saidOut : own.saidMaybe}
              </span>
            ) : null}
            <Button
              size="sm"
              variant="secondary"
              aria-label={t.addOf(regular)}
              aria-disabled={busy || undefined}
              onClick={() => add(regular)}
            >
              {t.add}
            </Button>
          </li>
        )}
      </RowList>
    </section>
  );
}
