import { examineServerEnv } from '@/lib/platform/env/schema';

export function givenNames(): string[] {
  return Object.entries(process.env).flatMap(([name, value]) => (value ? [name] : []));
}

/** Of this process, whether it is usable or not. */
export const examineOwnEnv = () => examineServerEnv(process.env);
