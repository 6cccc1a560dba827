import { randomBytes } from 'node:crypto';

/**
 * Letters and digits that no other row of the run has, so that factories are independent. The first is a letter: a name that ends in
 * a number alone is read as a name with a phone number.
 */
export function uniqueText(length = 10): string {
  return `x${randomBytes(length).toString('hex')}`.slice(0, length);
}
