/** The security events that people see in their settings: those about their own account. */
export const OWN_SECURITY_EVENTS = [
  'authn_login_success',
  'authn_login_first_step',
  'authn_login_fail',
  'authn_login_lock',
  'authn_second_step_fail',
  'authn_password_change',
  'authn_email_change',
  'authn_two_step_change',
  'authn_passkey_added',
  'authn_passkey_removed',
  'privilege_permissions_changed',
] as const;

/** The names in prisma's SecurityEventName, for forms and the API, in OWASP's vocabulary. */
export const SECURITY_EVENT_NAMES = [
  ...OWN_SECURITY_EVENTS,
  'authz_fail',
  'excess_rate_limit_exceeded',
  'sensitive_read',
] as const;
