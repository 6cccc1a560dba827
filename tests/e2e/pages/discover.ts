import type { Page } from '@playwright/test';
import { pointAway } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { createOnboardedUser, type OnboardedOptions, type TestUser } from '@/tests/factories/users';
import { expectLive, somewhere } from './people';

export interface Town {
  me: TestUser;
  centre: GeoPoint;
  people: TestUser[];
}

/** A person at `centre` for signing in, and the named people 1, 2, 3 … km away. */
export async function createTown(names: string[], options: OnboardedOptions = {}): Promise<Town> {
  const centre = somewhere();
  const me = await createOnboardedUser({ at: centre, name: 'Hina Shah' });
  const people: TestUser[] = [];
  for (const [index, name] of names.entries()) {
    const at = pointAway(centre, index + 1.2);
    people.push(await createOnboardedUser({ at, name, ...options }));
  }
  return { me, centre, people };
}

export async function openDiscover(page: Page): Promise<void> {
  await page.goto('/');
  await expectLive(page.getByRole('searchbox'));
}

export const deck = (page: Page) => page.getByRole('group', { name: 'Players near you' });
export const topCard = (page: Page) => deck(page).getByRole('article');
