'use client';

import { useQuery } from '@tanstack/react-query';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { FollowDto } from '@/lib/follows/schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export const FOLLOWS_KEY = 'follows';

export const followsQuery = readQuery(FOLLOWS_KEY, apiUrl('GET /api/follows'));

/** @param id of a follow */
export const stopFollowing = (id: number) => api('DELETE /api/follows/{id}', { params: { id } });

export interface FollowButtonProps {
  kind: FollowDto['kind'];
  /** Of the sport, venue, person or group. */
  id: number;
  name: string;
  /** As the page was rendered. */
  follows?: FollowDto[];
}

const BODIES = {
  sport: 'sportId',
  venue: 'venueId',
  person: 'personId',
  group: 'groupId',
} as const;

/** Follows one thing, around the own place if it is a sport; pressed again, it stops. */
export function FollowButton({ kind, id, name: thing, follows }: FollowButtonProps) {
  const { data } = useQuery(usePageData(followsQuery, follows));
  const { run, busy } = useAction({ refresh: [FOLLOWS_KEY] });
  const t = translate(texts);
  const own = data?.find((one) => one.kind === kind && one.thingId === id && one.area === null);
  const press = () =>
    own
      ? run({ call: () => stopFollowing(own.id), done: t.stopped, failed: t.failed })
      : run({
          call: () => api('POST /api/follows', { body: { [BODIES[kind]]: id } }),
          done: t.followed,
          description: t.followedHow,
          failed: t.failed,
        });
  return (
    <Button
      variant="secondary"
      className="w-fit"
      aria-label={own ? t.stopOf({ thing }) : t.followOf({ thing })}
      aria-disabled={busy || !data || undefined}
      onClick={press}
    >
      <LineIcon name={own ? 'bell-off' : 'bell'} />
      {own ? t.stop : t.follow}
    </Button>
  );
}
