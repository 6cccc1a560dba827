'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import type { InviteDto } from '@/lib/groups/schema/join';
import { api } from '@/lib/platform/http/client';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts as cardTexts } from './card-texts';
import { AudienceBadge } from './group-card';
import { ownInvitesQuery } from './groups-query';
import { texts } from './texts';
import { useGroupStep } from './use-group-step';

/** Nothing when there are none. */
export function OwnInvites({ invites }: { invites: InviteDto[] }) {
  const { data } = useQuery(usePageData(ownInvitesQuery, invites));
  const router = useRouter();
  const { run, busy } = useGroupStep();
  if (data.length === 0) return null;
  const t = translate(texts);
  const disabled = busy || undefined;
  return (
    <section aria-label={t.invites} className="grid gap-3">
      <h2 className="text-xl">{t.invites}</h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {data.map(({ id, user, group, message }) => (
          <li key={id} className="rounded-card border bg-muted p-4">
            <p className="wrap-anywhere">
              {rich(t.invitesYouTo, {
                name: <bdi className="font-strong">{user.name}</bdi>,
                group: (
                  <Link
                    href={routes.group(group.id)}
                    className="font-strong underline underline-offset-4"
                  >
                    <bdi>{group.name}</bdi>
                  </Link>
                ),
              })}
            </p>
            <AudienceBadge audience={group.audience} />
            {message ? (
              <p className="wrap-anywhere mt-1 text-start text-muted-foreground text-sm" dir="auto">
                {message}
              </p>
            ) : null}
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                aria-disabled={disabled}
                aria-label={t.acceptInviteTo({ group: group.name })}
                onClick={() =>
                  run({
                    call: () => api('POST /api/group-invites/{id}/accept', { params: { id } }),
                    done: translate(cardTexts).joined,
                    failed: translate(cardTexts).joinFailed,
                    onDone: () => router.refresh(),
                  })
                }
              >
                {t.accept}
              </Button>
              <Button
                variant="secondary"
                aria-disabled={disabled}
                aria-label={t.declineInviteTo({ group: group.name })}
                onClick={() =>
                  run({
                    call: () => api('POST /api/group-invites/{id}/decline', { params: { id } }),
                    done: t.inviteDeclined,
                    failed: t.declineFailed,
                    onDone: () => router.refresh(),
                  })
                }
              >
                {t.decline}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
