import { StartLine } from '@/components/calendar/start-time';
import { LevelBadge } from '@/components/games/level-badge';
import { AudienceBadge } from '@/components/groups/audience-badge';
import { spotsLeft } from '@/components/groups/spots-left';
import { Link } from '@/components/language/link';
import { SportBadge } from '@/components/sports/sport-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { texts } from '@/components/venues/page-texts';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { GameAtVenueDto, GroupAtVenueDto } from '@/lib/venues/schema/read-venue';

interface VenueWhatsOnProps {
  games: GameAtVenueDto[];
  groups: GroupAtVenueDto[];
}

/** The next public games at a venue and the groups that play there; nothing when there are none. */
export function VenueWhatsOn({ games, groups }: VenueWhatsOnProps) {
  const t = translate(texts);
  if (games.length === 0 && groups.length === 0) return null;
  return (
    <div className="grid content-start gap-6 md:grid-cols-2">
      {games.length > 0 ? (
        <section>
          <h2 className="mb-3 text-xl">{t.upcomingGames}</h2>
          <ul className="grid gap-2.5">
            {games.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
        </section>
      ) : null}
      {groups.length > 0 ? (
        <section>
          <h2 className="mb-3 text-xl">{t.groupsHere}</h2>
          <ul className="grid gap-2.5">
            {groups.map((group) => (
              <GroupRow key={group.id} group={group} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

const rowClasses = 'relative rounded-card border bg-card p-4 has-[a:hover]:border-input';
const linkClasses = 'card-link focus-visible:after:outline-offset-0';

function GameRow({ game }: { game: GameAtVenueDto }) {
  const t = translate(texts);
  return (
    <li className={rowClasses}>
      <StartLine of={game} className="text-sm" />
      <h3 className="wrap-anywhere mt-1 text-base" dir="auto">
        <Link href={routes.game(game.id)} className={linkClasses}>
          {game.title}
        </Link>
      </h3>
      <p className="wrap-anywhere mt-1 text-muted-foreground text-sm">
        <bdi>{game.groupName}</bdi> · {t.goingCount({ count: game.goingCount })} ·{' '}
        {spotsLeft(game.goingCount, game.maxPlayers)}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <SportBadge name={game.sport.name} />
        <AudienceBadge audience={game.audience} />
        <LevelBadge range={game} />
      </div>
    </li>
  );
}

function GroupRow({ group }: { group: GroupAtVenueDto }) {
  return (
    <li className={rowClasses}>
      <h3 className="wrap-anywhere text-base" dir="auto">
        <Link href={routes.group(group.id)} className={linkClasses}>
          {group.name}
        </Link>
      </h3>
      <p className="mt-1 flex items-center gap-1.5 text-muted-foreground text-sm">
        <LineIcon name="users" className="size-4 shrink-0" />
        {translate(texts).memberCount({ count: group.memberCount })} ·{' '}
        {spotsLeft(group.memberCount, group.maxMembers)}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <SportBadge name={group.sport.name} />
        <AudienceBadge audience={group.audience} />
      </div>
    </li>
  );
}
