import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { Day } from '@/components/calendar/day';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { MoreButton } from '@/components/lists/more-button';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import { placeName } from '@/lib/platform/geocoding/place-name';
import type { ApiBatch } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { PersonSummaryDto } from '@/lib/users/schema/person';
import { texts } from './texts';

const AVATAR_PX = 52;

interface ConnectionRowProps {
  person: PersonSummaryDto;
  badge?: ReactNode;
  /** The message of a request. */
  note?: string | null;
  /** The start date: the text has `<day/>` in its place. */
  since: { text: string; iso: string };
  menu?: ReactNode;
  actions: ReactNode;
}

export function ConnectionRow({ person, badge, note, since, menu, actions }: ConnectionRowProps) {
  const t = translate(texts);
  return (
    <article className="relative flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-card p-4">
      <div className="flex min-w-[min(15rem,100%)] flex-1 flex-wrap items-start gap-3">
        <Avatar
          id={person.id}
          name={person.name}
          imageUrl={person.profileImageUrl}
          size={AVATAR_PX}
        />
        <div className="min-w-[min(8rem,100%)] flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              href={routes.user(person.id)}
              dir="auto"
              className="wrap-anywhere font-heading text-base hover:underline"
            >
              {person.name}
            </Link>
            {badge}
          </h3>
          <p className="wrap-anywhere text-muted-foreground text-sm">
            <bdi>{person.location ? placeName(person.location) : t.noLocation}</bdi>
            {' · '}
            {rich(since.text, {
              day: <Day iso={since.iso} title={t.exactDay({ iso: since.iso })} />,
            })}
          </p>
          {note ? (
            <p className="wrap-anywhere mt-1.5 whitespace-pre-line text-sm" dir="auto">
              {note}
            </p>
          ) : null}
        </div>
        {menu ? <div className="-me-2 -mt-1 sm:order-last">{menu}</div> : null}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>
    </article>
  );
}

interface ConnectionListProps<T extends { id: number }> {
  title: string;
  query: UseInfiniteQueryResult<InfiniteData<ApiBatch<T>>>;
  empty: ReactNode;
  row: (item: T) => ReactNode;
}

export function ConnectionList<T extends { id: number }>(props: ConnectionListProps<T>) {
  const t = translate(texts);
  const { title, query, empty, row } = props;
  const id = useId();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="text-xl">
        {title}
        {items.length > 0 ? (
          <span className="ms-2 font-entry text-base text-muted-foreground tabular-nums">
            <bdi>
              {items.length}
              {query.hasNextPage ? '+' : ''}
            </bdi>
          </span>
        ) : null}
      </h2>
      {query.isError && items.length === 0 ? (
        <ErrorState title={t.listFailed} query={query} />
      ) : null}
      {query.isSuccess && items.length === 0 ? (
        <div className="wrap-anywhere rounded-card border border-dashed bg-card/60 px-4 py-5 text-muted-foreground text-sm">
          {empty}
        </div>
      ) : null}
      {items.length > 0 ? (
        <ul className="grid gap-3 *:min-w-0">
          {items.map((item) => (
            <li key={item.id}>{row(item)}</li>
          ))}
        </ul>
      ) : null}
      <MoreButton query={query}>{t.showMore}</MoreButton>
    </section>
  );
}

export function RowSkeletons() {
  return (
    <Loading label={translate(texts).loading} className="grid gap-3">
      <Skeleton className="h-22 rounded-card" />
      <Skeleton className="h-22 rounded-card" />
    </Loading>
  );
}
