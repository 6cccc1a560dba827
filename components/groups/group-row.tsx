import type { ReactNode } from 'react';
import { Link } from '@/components/language/link';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { Skeleton } from '@/components/ui/card';
import { LineIcon } from '@/components/ui/line-icon';
import { TitleRow } from '@/components/ui/title-row';
import { cn } from '@/lib/cn';
import type { GroupCardDto } from '@/lib/groups/schema/group-card';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts as cardTexts } from './card-texts';
import { AudienceBadge } from './group-card';
import { texts } from './texts';

export function GroupRowsSkeleton() {
  return (
    <div className="grid gap-3">
      <span role="status" className="sr-only">
        {translate(texts).loadingGroups}
      </span>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-32 rounded-card" />
      ))}
    </div>
  );
}

interface GroupRowProps {
  group: Omit<GroupCardDto, 'distance' | 'viewer'>;
  /** The viewer created it. */
  crowned?: boolean;
  /** Placed above the link that covers the card. */
  action?: ReactNode;
  children?: ReactNode;
}

/** The whole card is a link. */
export function GroupRow({ group, crowned, action, children }: GroupRowProps) {
  return (
    <article
      className={cn(
        sportTint(group.sport.name),
        'relative grid gap-2 rounded-card border border-s-4 border-s-tint bg-card p-4 *:min-w-0 has-[a:hover]:border-input has-[a:hover]:border-s-tint',
      )}
    >
      <TitleRow
        actions={action ? <div className="relative z-10 ms-auto max-w-full">{action}</div> : null}
      >
        <h3 className="wrap-anywhere text-lg leading-snug">
          {crowned ? (
            <>
              <LineIcon name="crown" className="me-1.5 inline size-4 text-muted-foreground" />
              <span className="sr-only">{translate(texts).youRunThisGroup} </span>
            </>
          ) : null}
          <Link
            href={routes.group(group.id)}
            className="card-link focus-visible:after:outline-offset-0"
          >
            <bdi>{group.name}</bdi>
          </Link>
        </h3>
        <p className="mt-0.5 flex items-center gap-1.5 text-muted-foreground text-sm tabular-nums">
          <LineIcon name="users" className="size-4 shrink-0" />
          {translate(cardTexts).members({ count: group.memberCount })}
        </p>
      </TitleRow>
      {group.description ? (
        <p className="wrap-anywhere line-clamp-2 text-sm text-start" dir="auto">
          {group.description}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <SportBadge name={group.sport.name} />
        <AudienceBadge audience={group.audience} />
        {children}
      </div>
    </article>
  );
}
