'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '@/components/admin/texts';
import { SportIcon } from '@/components/sports/sport-icon';
import { sportsQuery } from '@/components/sports/sports-query';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { useDialog } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { AdminList } from '../admin-list';
import { SportDialog } from './sport-dialog';

export function Sports() {
  const t = translate(texts);
  const query = useQuery({ ...sportsQuery, staleTime: 0 });
  const dialog = useDialog();
  const [edited, setEdited] = useState<SportDto | null>(null);

  function open(sport: SportDto | null): void {
    setEdited(sport);
    dialog.show();
  }
  return (
    <section aria-labelledby="all-sports" className="grid min-w-0 gap-3 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="all-sports" className="text-xl">
          {t.sports}
        </h2>
        <Button onClick={() => open(null)}>
          <LineIcon name="plus" />
          {t.addSport}
        </Button>
      </div>
      <AdminList query={query} loading={t.loadingSports}>
        <ul className="grid gap-2.5 *:min-w-0 sm:grid-cols-2 lg:grid-cols-3">
          {query.data?.map((sport) => (
            <li
              key={sport.id}
              className="flex items-center gap-3 rounded-card border bg-card py-2 ps-4 pe-2"
            >
              <SportIcon name={sport.name} className="size-6 shrink-0" />
              <span aria-hidden className="text-xl">
                {sport.icon}
              </span>
              <h3 className="wrap-anywhere min-w-0 flex-1 text-base" dir="auto">
                {sport.name}
              </h3>
              {sport.isMain ? <Badge variant="outline">{t.popular}</Badge> : null}
              <Button
                variant="ghost"
                size="icon"
                aria-label={t.editSport({ sport: sport.name })}
                onClick={() => open(sport)}
              >
                <LineIcon name="pencil" />
              </Button>
            </li>
          ))}
        </ul>
      </AdminList>
      {dialog.wanted ? (
        <SportDialog {...dialog.props} key={edited?.id ?? 'new'} sport={edited} />
      ) : null}
    </section>
  );
}
