import { isUnder18 } from '@/lib/platform/auth/age';

type Side = 'young' | 'guardian';

/** Which side a stated year of birth puts a person on; null while none is stated: a guardian must be an adult for sure. */
export function sideOf(birthYear: number | null, now?: Date): Side | null {
  if (birthYear === null) return null;
  return isUnder18(birthYear, now) ? 'young' : 'guardian';
}

/** One of the two is under 18, and the other has stated to be an adult. */
export const canLink = (maker: number | null, accepter: number | null, now?: Date): boolean => {
  const sides = [sideOf(maker, now), sideOf(accepter, now)];
  return sides.includes('young') && sides.includes('guardian');
};
