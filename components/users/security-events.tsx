import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import type { SecurityEventDto } from '@/lib/users/schema/account';
import { texts } from './settings-texts';
import { useShortList } from './use-short-list';

type Facts = Pick<SecurityEventDto, 'event' | 'device' | 'isNewDevice' | 'detail'>;

function twoStepSentence(detail: string | null): string {
  const t = translate(texts);
  switch (detail) {
    case 'two-step.turned-on':
      return t.twoStepOn;
    case 'two-step.turned-off':
      return t.twoStepOff;
    case 'two-step.recovery-codes-renewed':
      return t.recoveryCodesRenewed;
    case 'two-step.recovery-code-used':
      return t.recoveryCodeUsed;
    case 'two-step.reset':
      return t.twoStepReset;
    default:
      return t.twoStepChanged;
  }
}

/** The words for 'access ended: sessions calendar': other browsers, the calendar address. */
function endedWords(detail: string): string[] {
  const { endedSessions, endedDevices, endedTokens, endedCalendar, endedNewEmail, endedExport } =
    translate(texts);
  const words: Record<string, string> = {
    sessions: endedSessions,
    devices: endedDevices,
    tokens: endedTokens,
    calendar: endedCalendar,
    'new-email': endedNewEmail,
    export: endedExport,
  };
  return detail.split(' ').flatMap((kind) => words[kind] ?? []);
}

/** Describes an event to the person concerned: 'New sign-in from Chrome on Windows'. */
export function securityEventSentence({ event, device, isNewDevice, detail }: Facts): string {
  const t = translate(texts);
  switch (event) {
    case 'authn_login_success':
      return isNewDevice ? t.newSignIn({ device }) : t.signedIn({ device });
    case 'authn_login_first_step':
      return isNewDevice ? t.newBrowserFirstStep({ device }) : t.firstStep({ device });
    case 'authn_login_fail':
      if (detail === 'own password') return t.ownPasswordWrong;
      return detail === 'password' ? t.passwordWrong({ device }) : t.signInFailed;
    case 'authn_login_lock':
      return t.signInsLocked;
    case 'authn_second_step_fail':
      return t.codeWrong({ device });
    case 'authn_password_change':
      return detail ? t.passwordWasRemoved : t.passwordChanged;
    case 'authn_email_change':
      return detail === 'restored' ? t.emailRestored : t.emailChanged;
    case 'authn_two_step_change':
      return twoStepSentence(detail);
    case 'authn_passkey_added':
      return t.passkeyWasAdded;
    case 'authn_passkey_removed':
      return t.passkeyWasRemoved;
    case 'privilege_permissions_changed':
      if (detail?.startsWith('access ended: ')) {
        return t.accessEnded({ ended: endedWords(detail) });
      }
      if (detail === 'gender') return t.genderChanged;
      if (detail === 'token') return t.tokenWasMade;
      return detail?.startsWith('group ') ? t.groupRoleChanged : t.rightsChanged;
  }
}

export function isAlarming({ event, isNewDevice }: Facts): boolean {
  return isNewDevice || /_fail$|_lock$/.test(event);
}

function securityEventsQuery(userId: number) {
  const url = apiUrl('GET /api/users/{id}/security-events', { params: { id: userId } });
  return { ...readQuery('security-events', url), staleTime: 0 };
}

/** Sign-ins, failed attempts and account changes, newest first. */
export function SecurityEvents({ userId }: { userId: number }) {
  const id = useId();
  const { data, isPending, isError, isFetching, refetch } = useQuery(securityEventsQuery(userId));
  const { shown, more } = useShortList(data);
  const t = translate(texts);
  if (isPending) return <Skeleton className="h-24 rounded-card" />;
  if (isError) {
    return <ErrorState title={t.eventsNotLoaded} query={{ isFetching, refetch }} />;
  }
  if (data.length === 0) return null;
  return (
    <>
      <div>
        <h3 id={id} className="font-lead">
          {t.events}
        </h3>
        <p className="text-pretty text-muted-foreground text-sm">{t.eventsHint}</p>
      </div>
      <ol aria-labelledby={id} className="grid divide-y border-y">
        {shown.map((event) => (
          <SecurityEventRow key={event.id} event={event} />
        ))}
      </ol>
      {more}
    </>
  );
}

function SecurityEventRow({ event }: { event: SecurityEventDto }) {
  const alarming = isAlarming(event);
  return (
    <li className="flex items-center gap-x-3 py-2.5">
      <LineIcon
        name={alarming ? 'shield-exclamation-point' : 'shield-check'}
        className={`size-5 shrink-0 ${alarming ? 'text-destructive-ink' : 'text-muted-foreground'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold text-sm">{securityEventSentence(event)}</p>
        <p className="text-muted-foreground text-xs">
          <time dateTime={event.createdAt}>
            {wordsOf().date(event.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
    </li>
  );
}
