import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import type { Audience } from '@/lib/groups/constants';
import type { GroupCardDto } from '@/lib/groups/schema/group-card';
import { audienceWords } from '@/lib/groups/words';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './card-texts';
import { spotsLeft } from './group-address';
import { JoinButton } from './join-button';

/** The audience; nothing when everyone may join. */
export function AudienceBadge({ audience }: { audience: Audience }) {
  if (audience === 'all') return null;
  return <Badge>{audienceWords(audience)}</Badge>;
}

type GroupCardProps = { group: GroupCardDto; className?: string };

/** The whole card is a link. */
export function GroupCard({ group, className }: GroupCardProps) {
  const t = translate(texts);
  const { memberCount, maxMembers } = group;
  return (
    <article
      className={cn(
        sportTint(group.sport.name),
        'card-face border-t-4 border-t-tint p-4 has-[a:hover]:border-input has-[a:hover]:border-t-tint',
        className,
      )}
    >
      <p className="flex flex-wrap gap-2">
        <SportBadge name={group.sport.name} />
        <AudienceBadge audience={group.audience} />
      </p>
      <h3 className="wrap-anywhere mt-1 line-clamp-2 text-xl" dir="auto">
        <Link href={routes.group(group.id)} className="card-link">
          {group.name}
        </Link>
      </h3>
      <p className="wrap-anywhere mt-1 text-muted-foreground text-xs">
        {rich(t.byCreator, { name: <bdi>{group.creator.name}</bdi> })}
      </p>
      <p className="wrap-anywhere mt-1 mb-2 line-clamp-2 text-sm text-start" dir="auto">
        {group.description}
      </p>
      <div className="mt-auto grid gap-1.5">
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-muted">
          <div
            className="h-full rounded-full bg-tint"
            style={{ width: `${Math.min(100, (100 * memberCount) / maxMembers)}%` }}
          />
        </div>
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm tabular-nums">
          <span className="inline-flex items-center gap-1.5 text-muted-foreground">
            <LineIcon name="users" className="size-4" />
            {t.members({ count: memberCount })}
          </span>
          <span className="font-strong">{spotsLeft(memberCount, maxMembers)}</span>
        </p>
      </div>
      {group.viewer ? (
        // Above the link that covers the card.
        <div className="relative z-10 mt-3 w-fit">
          <JoinButton group={group} />
        </div>
      ) : null}
    </article>
  );
}
