import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as english } from '@/lib/platform/observability/texts';

export const texts: TextsOf<typeof english> = {
  authn_login_success: 'سائن اِن',
  authn_login_first_step: 'سائن اِن کا پہلا مرحلہ',
  authn_login_fail: 'سائن اِن ناکام',
  authn_login_lock: 'بہت زیادہ کوششیں: سائن اِن میں انتظار',
  authn_second_step_fail: 'دوسرا مرحلہ ناکام',
  authn_password_change: 'پاس ورڈ میں تبدیلی',
  authn_email_change: 'ای میل میں تبدیلی',
  authn_two_step_change: 'دو مرحلوں والے سائن اِن میں تبدیلی',
  authn_passkey_added: 'پاس‌کی شامل',
  authn_passkey_removed: 'پاس‌کی ہٹائی گئی',
  privilege_permissions_changed: 'اختیارات میں تبدیلی',
  authz_fail: 'اجازت نہیں ملی',
  excess_rate_limit_exceeded: 'حد سے زیادہ درخواستیں',
  sensitive_read: 'انتظامیہ نے نجی معلومات دیکھیں',
};
