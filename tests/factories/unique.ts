import { randomBytes } from 'node:crypto';

/** Letters and digits that no other row of the run has, so that factories are independent. */
export function uniqueText(length = 10): string {
  return randomBytes(length).toString('hex').slice(0, length);
}
