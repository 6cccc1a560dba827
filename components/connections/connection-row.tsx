import type { ReactNode } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { Day } from '@/components/calendar/day';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { placeName } from '@/lib/platform/geocoding/place-name';
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
