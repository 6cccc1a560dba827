import type { SecurityEventDto } from '@/lib/users/schema/account';

type Facts = Pick<SecurityEventDto, 'event' | 'device' | 'isNewDevice' | 'detail'>;

const TWO_STEP: Record<string, string> = {
  'two-step.turned-on': 'Two-step sign-in turned on',
  'two-step.turned-off': 'Two-step sign-in turned off',
  'two-step.recovery-codes-renewed': 'New recovery codes made',
  'two-step.recovery-code-used': 'A recovery code was used',
  'two-step.reset': 'Two-step sign-in reset by an operator',
};

/** Describes an event to the person concerned: 'New sign-in from Chrome on Windows'. */
export function securityEventSentence({ event, device, isNewDevice, detail }: Facts): string {
  const from = device ?? 'an unknown browser';
  switch (event) {
    case 'authn_login_success':
      return isNewDevice ? `New sign-in from ${from}` : `Signed in from ${from}`;
    case 'authn_login_first_step':
      return isNewDevice
        ? `New browser asked for your code: ${from}`
        : `Asked for your code: ${from}`;
    case 'authn_login_fail':
      if (detail === 'own password') return 'Wrong password typed where you were signed in';
      return detail === 'password' ? `Wrong password typed in ${from}` : `A sign-in failed`;
    case 'authn_login_lock':
      return 'Too many failed sign-ins: further ones had to wait';
    case 'authn_second_step_fail':
      return `Wrong code typed in ${from}`;
    case 'authn_password_change':
      return detail ? 'Password removed' : 'Password changed';
    case 'authn_email_change':
      return detail === 'restored' ? 'The e-mail before was put back' : 'E-mail changed';
    case 'authn_two_step_change':
      return TWO_STEP[detail ?? ''] ?? 'Two-step sign-in changed';
    case 'authn_passkey_added':
      return 'Passkey added';
    case 'authn_passkey_removed':
      return 'Passkey removed';
    case 'privilege_permissions_changed':
      return detail?.startsWith('group ')
        ? 'Your role in a group was changed'
        : 'What this account may do was changed by an admin';
  }
}

/** Whether the event should be highlighted. */
export function isAlarming({ event, isNewDevice }: Facts): boolean {
  return isNewDevice || /_fail$|_lock$/.test(event);
}
