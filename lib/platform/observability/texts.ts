import { defineTexts } from '@/lib/platform/language/define-texts';

/** In English the console shows the names of OWASP's vocabulary as they are. */
export const texts = defineTexts('lib/platform/observability/texts', {
  authn_login_success: 'authn_login_success',
  authn_login_first_step: 'authn_login_first_step',
  authn_login_fail: 'authn_login_fail',
  authn_login_lock: 'authn_login_lock',
  authn_second_step_fail: 'authn_second_step_fail',
  authn_password_change: 'authn_password_change',
  authn_email_change: 'authn_email_change',
  authn_two_step_change: 'authn_two_step_change',
  authn_passkey_added: 'authn_passkey_added',
  authn_passkey_removed: 'authn_passkey_removed',
  privilege_permissions_changed: 'privilege_permissions_changed',
  authz_fail: 'authz_fail',
  excess_rate_limit_exceeded: 'excess_rate_limit_exceeded',
  sensitive_read: 'sensitive_read',
});
