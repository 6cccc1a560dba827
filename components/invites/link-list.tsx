'use client';

import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useDialog } from '@/components/ui/use-dialog';
import type { InviteLinkDto } from '@/lib/invites/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { INVITE_LINKS_KEY, type InviteTarget, inviteLinksQuery } from './links-query';
import { texts } from './texts';

/** With their outcomes, newest first. */
export function LinkList({ target }: { target: InviteTarget }) {
  const t = translate(texts);
  const { data, isError, isFetching, refetch } = useQuery(inviteLinksQuery(target));
  if (isError) {
    return <ErrorState title={t.listFailed} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  return (
    <section>
      <h3 className="mb-2 text-lg">{t.links}</h3>
      {data.length === 0 ? <p className="text-muted-foreground text-sm">{t.noLinks}</p> : null}
      <ul className="grid gap-2">
        {data.map((link) => (
          <li key={link.id}>
            <LinkRow link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ link }: { link: InviteLinkDto }) {
  const t = translate(texts);
  const { run, busy } = useAction({ refresh: [INVITE_LINKS_KEY] });
  const ask = useDialog();
  const { id, kind, state, createdAt, creator, expiresAt, maxUses, uses } = link;
  const limits = [
    expiresAt && t.until({ at: expiresAt }),
    maxUses !== null && t.usesOf({ uses, max: maxUses }),
  ].filter(Boolean);
  const takeBack = () =>
    run({
      call: () => api('DELETE /api/invite-links/{id}', { params: { id } }),
      done: t.takenBack,
      onDone: () => ask.props.onOpenChange(false),
      failed: t.takeBackFailed,
    });
  return (
    <article className="flex flex-wrap items-center gap-3 rounded-card border p-3">
      <div className="grid min-w-0 flex-[1_1_12rem] gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant={state === 'open' ? 'primary' : 'outline'}>{t.stateOf({ state })}</Badge>
          <span className="wrap-anywhere">{t.kindOf({ kind })}</span>
        </p>
        <p className="wrap-anywhere text-muted-foreground">
          {t.madeBy({ name: creator.name, at: createdAt })}
          {limits.length > 0 ? ` · ${limits.join(' · ')}` : null}
        </p>
        <p className="tabular-nums">{t.counts(link)}</p>
      </div>
      {state === 'open' ? (
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={busy || undefined}
          aria-label={t.takeBackOf({ at: createdAt })}
          onClick={ask.show}
        >
          {t.takeBack}
        </Button>
      ) : null}
      {ask.wanted ? (
        <FormDialog
          {...ask.props}
          title={t.takeBackQuestion}
          description={t.takeBackWarning}
          submit={t.takeBack}
          dismiss={t.keepLink}
          destructive
          busy={busy}
          onSubmit={takeBack}
        />
      ) : null}
    </article>
  );
}
