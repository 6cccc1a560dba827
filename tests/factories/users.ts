import { ageColumns, thisYear } from '@/lib/platform/auth/age';
import { pool } from '@/lib/platform/db/pool';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';
import { GULBERG } from './places';
import { addSports, type SportChoice } from './sports';
import { uniqueText } from './unique';

export type UserOverrides = Partial<NewRow<'users'>>;
export type TestUser = Row<'users'>;

export interface OnboardedOptions extends UserOverrides {
  at?: GeoPoint;
  /** Cricket at intermediate level by default; `[]` for none. */
  play?: SportChoice[];
}

/** For a person whose password no test enters. */
export const SOME_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$LBHQgZMTB6SMD9CZZj4ppA$//SRMzsAgyi/xU6SrrIP11fKR9aIr21j4WVz4Az4CO4';

/** The columns of a person who is surely of this age. */
export const aged = (age: number) => ageColumns(thisYear() - age - 1);

/** A person who has only registered: no place, no gender, no sports. */
export function createUser(overrides: UserOverrides = {}): Promise<TestUser> {
  const unique = uniqueText();
  return insertRow(pool, 'users', {
    email: `person.${unique}@example.test`,
    emailVerifiedAt: new Date(),
    name: `Person ${unique}`,
    username: `person.${unique}`,
    // Older than 24 hours, because new accounts have lower limits, which have their own tests.
    createdAt: new Date(Date.now() - 30 * 86_400_000),
    // Not asked again, as an adult without a year.
    birthYearAskedAt: new Date(),
    ...overrides,
  });
}

/** A person with a place and a gender, who can be found. */
export async function createOnboardedUser({
  at = GULBERG,
  play = [{ name: 'Cricket' }],
  ...overrides
}: OnboardedOptions = {}): Promise<TestUser> {
  const user = await createUser({
    gender: 'female',
    location: 'Gulberg, Lahore',
    publicLocation: 'Gulberg, Lahore',
    latitude: at.latitude,
    longitude: at.longitude,
    bio: 'Plays after work and at weekends.',
    ...overrides,
  });
  await addSports(user.id, play);
  return user;
}

export function createAdmin(overrides: OnboardedOptions = {}): Promise<TestUser> {
  return createOnboardedUser({ isAdmin: true, ...overrides });
}
