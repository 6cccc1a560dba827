import { translate } from '@/lib/platform/language/translate';
import type { SecurityEventDto } from '@/lib/users/schema/account';
import { texts } from './settings-texts';

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
  const { endedSessions, endedDevices, endedCalendar, endedNewEmail, endedExport } =
    translate(texts);
  const words: Record<string, string> = {
    sessions: endedSessions,
    devices: endedDevices,
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
      return detail?.startsWith('group ') ? t.groupRoleChanged : t.rightsChanged;
  }
}

export function isAlarming({ event, isNewDevice }: Facts): boolean {
  return isNewDevice || /_fail$|_lock$/.test(event);
}
