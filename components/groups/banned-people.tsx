'use client';

import { useQuery } from '@tanstack/react-query';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { bansQuery } from './groups-query';
import { texts } from './texts';
import { useGroupStep } from './use-group-step';

/** For the creator; nothing when there are none. */
export function BannedPeople({ groupId }: { groupId: number }) {
  const { data = [] } = useQuery(bansQuery(groupId));
  const { run, busy } = useGroupStep();
  if (data.length === 0) return null;
  const t = translate(texts);
  return (
    <section>
      <h2 className="mb-3 text-xl">{t.banned}</h2>
      <RowList items={data} className="grid gap-2">
        {({ userId, user, reason }) => (
          <li
            key={userId}
            className="flex flex-wrap items-center justify-between gap-2 rounded-card border bg-card p-3"
          >
            <span className="wrap-anywhere min-w-0">
              <bdi className="font-strong">{user.name}</bdi>
              {reason ? <span className="text-muted-foreground"> {reason}</span> : null}
            </span>
            <Button
              variant="secondary"
              aria-disabled={busy || undefined}
              aria-label={t.liftBanOf(user)}
              onClick={() =>
                run({
                  call: () =>
                    api('DELETE /api/groups/{id}/bans/{userId}', {
                      params: { id: groupId, userId },
                    }),
                  done: t.mayAskAgain(user),
                  failed: t.liftBanFailed,
                })
              }
            >
              {t.liftBan}
            </Button>
          </li>
        )}
      </RowList>
    </section>
  );
}
