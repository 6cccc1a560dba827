import { DATABASE_CHECKS } from '@/lib/platform/health/database-checks';
import { MACHINE_CHECKS } from '@/lib/platform/health/machine-checks';
import { SETTINGS_CHECKS } from '@/lib/platform/health/settings-checks';

/**
 * All checks that need no outside service. The start, `/api/health`, the console and `npm run doctor` use this list; the doctor
 * adds its own (server/doctor).
 */
export const SITE_CHECKS = { ...SETTINGS_CHECKS, ...DATABASE_CHECKS, ...MACHINE_CHECKS };
