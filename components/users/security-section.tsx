import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useAction } from '@/components/forms/use-action';
import { rich } from '@/components/language/rich';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { Badge } from '@/components/ui/count-badge';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { SettingsSection } from '@/components/ui/settings-section';
import { useDialog } from '@/components/ui/use-dialog';
import { browserName, isPhone } from '@/lib/platform/auth/browser-name';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SessionDto } from '@/lib/users/schema/account';
import { LocalDay } from './local-day';
import { SecurityEvents } from './security-events';
import { SESSIONS_KEY, sessionsQuery } from './sessions-query';
import { texts } from './settings-texts';
import { texts as commonTexts } from './texts';
import { useShortList } from './use-short-list';

/** The browsers that are signed in; one or all can be signed out. */
function SessionList({ userId }: { userId: number }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(sessionsQuery(userId));
  const { busy, end, endAll } = useEndSessions(userId);
  const { shown, more } = useShortList(data);
  const t = translate(texts);
  if (isPending) return <Skeleton className="h-24 rounded-card" />;
  if (isError) {
    return <ErrorState title={t.sessionsNotLoaded} query={{ isFetching, refetch }} />;
  }
  return (
    <>
      <RowList items={shown} label={t.signedInWith} className="grid divide-y border-y">
        {(session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => end(session.id)}
          />
        )}
      </RowList>
      {more}
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-disabled={busy || undefined}
        onClick={endAll}
      >
        <LineIcon name="log-out" />
        {t.signOutEverywhere}
      </Button>
      <p className="text-muted-foreground text-xs">{t.signOutEverywhereHint}</p>
    </>
  );
}

function useEndSessions(userId: number) {
  const one = useAction({ refresh: [SESSIONS_KEY] });
  const all = useAction({ refresh: [SESSIONS_KEY], leaves: true });
  const t = translate(texts);
  const failed = translate(commonTexts).didNotWork;
  return {
    busy: one.busy || all.busy,
    end: (sessionId: string) =>
      one.run({
        call: () =>
          api('DELETE /api/users/{id}/sessions/{sessionId}', { params: { id: userId, sessionId } }),
        done: t.signedOutThere,
        failed,
      }),
    endAll: () =>
      all.run({
        call: () => api('POST /api/auth/sign-out-everywhere'),
        failed,
        // Loads a new page, so that no account data remains in this tab.
        onDone: () => window.location.assign(routes.home()),
      }),
  };
}

interface SessionRowProps {
  session: SessionDto;
  busy: boolean;
  onEnd: () => Promise<unknown>;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = translate(texts);
  const name = browserName(session.userAgent);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <LineIcon
        name={isPhone(session.userAgent) ? 'smartphone' : 'laptop'}
        className="size-5 shrink-0 text-muted-foreground"
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold text-sm">{name}</p>
        <p className="text-muted-foreground text-xs">
          {rich(t.lastSeen, { day: <LocalDay at={session.lastSeenAt} /> })}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge variant="primary">{t.thisBrowser}</Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t.signOutOf({ browser: name })}
          aria-disabled={busy || undefined}
          onClick={onEnd}
        >
          {t.signOut}
        </Button>
      )}
    </li>
  );
}

const PasswordDialog = dynamic(
  () => loadPart(() => import('./password-dialog').then((module) => module.PasswordDialog)),
  { ssr: false },
);

interface SecuritySectionProps {
  userId: number;
  hasPassword: boolean;
}

export function SecuritySection({ userId, hasPassword }: SecuritySectionProps) {
  const t = translate(texts);
  const password = useDialog();
  return (
    <SettingsSection title={t.security} description={t.securityHint}>
      <Button variant="secondary" className="justify-self-start" onClick={password.show}>
        <LineIcon name="key-round" />
        {hasPassword ? t.changePassword : t.setPassword}
      </Button>
      {password.wanted ? (
        <PasswordDialog {...password.props} userId={userId} hasPassword={hasPassword} />
      ) : null}
      <SessionList userId={userId} />
      <SecurityEvents userId={userId} />
    </SettingsSection>
  );
}
