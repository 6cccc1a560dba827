'use client';

import { useAction } from '@/components/forms/use-action';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { TEAMS, type Team } from '@/lib/teams/constants';
import type { TeamMemberDto } from '@/lib/teams/schema';
import { TEAMS_KEY } from './teams-query';
import { texts } from './texts';

const BIB_VARIANTS = { orange: 'special', green: 'primary' } as const;

interface TeamCardProps {
  gameId: number;
  /** Null: the players without a team. */
  team: Team | null;
  players: readonly TeamMemberDto[];
  mayMove: boolean;
}

export function TeamCard({ gameId, team, players, mayMove }: TeamCardProps) {
  const t = translate(texts);
  return (
    <article className="grid content-start gap-2 rounded-card border bg-card p-4 *:min-w-0">
      <h3 className="text-base">
        {team === null ? (
          t.waiting
        ) : (
          <Badge variant={BIB_VARIANTS[team]} className="text-sm">
            <LineIcon name="shirt" />
            {t.bibs({ team })}
          </Badge>
        )}
      </h3>
      <RowList items={players} className="grid gap-1">
        {(player) => (
          <li key={player.key} className="flex min-h-11 flex-wrap items-center gap-2">
            <span className="wrap-anywhere min-w-0 flex-1" dir="auto">
              {nameOf(player)}
            </span>
            {mayMove
              ? TEAMS.filter((other) => other !== team).map((to) => (
                  <MoveButton
                    key={to}
                    gameId={gameId}
                    player={player}
                    to={to}
                    isPlaced={team !== null}
                  />
                ))
              : null}
          </li>
        )}
      </RowList>
    </article>
  );
}

/** A guest is named after their player. */
export function nameOf({ name, isGuest }: TeamMemberDto): string {
  return isGuest ? translate(texts).guestOf({ player: name }) : name;
}

interface MoveButtonProps {
  gameId: number;
  player: TeamMemberDto;
  to: Team;
  /** The player is in the other team, so there is only one move. */
  isPlaced: boolean;
}

function MoveButton({ gameId, player, to, isPlaced }: MoveButtonProps) {
  const t = translate(texts);
  const { run, busy } = useAction({ refresh: [TEAMS_KEY] });
  const move = () =>
    run({
      call: () =>
        api('PATCH /api/teams/{id}', {
          params: { id: gameId },
          body: { key: player.key, team: to },
        }),
      failed: t.moveFailed,
    });
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-disabled={busy || undefined}
      aria-label={t.moveOf({ name: nameOf(player), team: to })}
      onClick={move}
    >
      {isPlaced ? t.move : t.bibs({ team: to })}
    </Button>
  );
}
