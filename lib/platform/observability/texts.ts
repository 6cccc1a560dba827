import { defineTexts } from '@/lib/platform/language/define-texts';

/** The console's names for the events, which are stored under OWASP's. */
export const texts = defineTexts('lib/platform/observability/texts', {
  authn_login_success: 'Signed in',
  authn_login_first_step: 'First step of signing in',
  authn_login_fail: 'Sign-in failed',
  authn_login_lock: 'Too many attempts: sign-in has to wait',
  authn_second_step_fail: 'Second step failed',
  authn_password_change: 'Password changed',
  authn_email_change: 'E-mail changed',
  authn_two_step_change: 'Two-step sign-in changed',
  authn_passkey_added: 'Passkey added',
  authn_passkey_removed: 'Passkey removed',
  privilege_permissions_changed: 'Rights changed',
  authz_fail: 'Not allowed',
  excess_rate_limit_exceeded: 'Too many requests',
  sensitive_read: 'Private information read by an admin',
});
