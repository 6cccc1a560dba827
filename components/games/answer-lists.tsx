import { keepPreviousData, useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useDeferredValue, useState } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { useNow } from '@/components/calendar/use-now';
import { SearchField } from '@/components/forms/search-field';
import { texts as clubTexts } from '@/components/groups/club-texts';
import { useGroupStep } from '@/components/groups/use-group-step';
import { Link } from '@/components/language/link';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { ANSWERS_SHOWN } from '@/lib/games/constants';
import type { GameAnswersDto, GameDto, PlayerDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { answersQuery } from './games-query';
import { texts } from './roster-texts';

const DAY_MS = 86_400_000;

/** For managers of a game whose group has regulars. Only they load it. */
const RegularsList = dynamic(() =>
  loadPart(() => import('./regulars-list').then((module) => module.RegularsList)),
);

interface AnswerListsProps {
  game: GameDto;
  /** Null for a person who joined the group after the page was made. */
  answers: GameAnswersDto | null;
}

/** Organisers see the people; other members the number of maybes. */
export function AnswerLists({ game, answers }: AnswerListsProps) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const whole = useQuery(usePageData(answersQuery(game.id), answers ?? undefined)).data;
  const found = useQuery({
    ...answersQuery(game.id, asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  }).data;
  const t = translate(texts);
  if (!whole) return null;
  const data = (asked !== '' && found) || whole;
  const { maybeCount: count, members } = data;
  if (!members) {
    return count > 0 ? <p className="text-muted-foreground">{t.maybeCount({ count })}</p> : null;
  }
  const { maybe, out, none, regulars } = members;
  const isLong = Object.values(whole.members ?? {}).some((list) => list.count > ANSWERS_SHOWN);
  const own = translate(clubTexts);
  return (
    <>
      {isLong ? (
        <SearchField
          aria-label={own.searchAnswers}
          placeholder={own.searchAnswers}
          maxLength={SEARCH_LENGTH_MAX}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      ) : null}
      <p role="status" className="text-muted-foreground empty:hidden">
        {asked !== '' && Object.values(members).every((list) => list.count === 0)
          ? own.nobodyFound
          : null}
      </p>
      <People game={game} title={t.maybeList({ count })} people={maybe.people} />
      <People game={game} title={t.outList({ count: out.count })} people={out.people} />
      <People game={game} title={t.noneList({ count: none.count })} people={none.people} />
      {regulars.count > 0 ? <RegularsList game={game} regulars={regulars} /> : null}
      {count + none.count > 0 ? <NudgeButton game={game} nudgedAt={data.nudgedAt} /> : null}
    </>
  );
}

/** Once a day, enforced by the server. */
function NudgeButton({ game, nudgedAt }: { game: GameDto; nudgedAt: string | null }) {
  const { run, busy } = useGroupStep();
  const now = useNow(60_000);
  const t = translate(texts);
  const lately = now !== null && nudgedAt && now - new Date(nudgedAt).getTime() < DAY_MS;
  if (lately) return <p className="text-muted-foreground text-sm">{t.askedRecently}</p>;
  return (
    <Button
      variant="secondary"
      className="w-fit"
      aria-disabled={busy || undefined}
      onClick={() =>
        run({
          call: () => api('POST /api/games/{id}/nudge', { params: { id: game.id } }),
          done: t.asked,
          description: t.askedHow,
          failed: t.askFailed,
        })
      }
    >
      {t.askForAnswers}
    </Button>
  );
}

interface PeopleProps {
  game: GameDto;
  title: string;
  people: PlayerDto[];
}

function People({ game, title, people }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <RowList items={people} className="grid gap-1">
        {({ id, name, profileImageUrl }, at) => (
          <li key={id ?? `unknown-${at}`} className="flex min-w-0 items-center gap-2">
            <Avatar id={id ?? 0} name={name} imageUrl={profileImageUrl} size={28} />
            {id === null ? (
              <bdi className="text-sm">{name}</bdi>
            ) : (
              <>
                <Link
                  href={routes.user(id)}
                  className="wrap-anywhere inline-flex min-h-11 min-w-0 flex-1 items-center text-sm underline-offset-4 hover:underline"
                >
                  <bdi>{name}</bdi>
                </Link>
                <AddButton game={game} userId={id} name={name} />
              </>
            )}
          </li>
        )}
      </RowList>
    </section>
  );
}

function AddButton({ game, userId, name }: { game: GameDto; userId: number; name: string }) {
  const { run, busy } = useGroupStep();
  const t = translate(texts);
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t.addOf({ name })}
      aria-disabled={busy || undefined}
      onClick={() =>
        run({
          call: () =>
            api('POST /api/games/{id}/participants', { params: { id: game.id }, body: { userId } }),
          done: t.added({ name }),
          description: t.theyAreNotified,
          failed: t.didNotWork,
        })
      }
    >
      {t.add}
    </Button>
  );
}
