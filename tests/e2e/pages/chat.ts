import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createSession } from '@/lib/platform/auth/session-store';
import { connect } from '@/tests/factories/connections';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser, type TestUser } from '@/tests/factories/users';
import { expect } from '../fixtures';

export async function twoFriends() {
  const word = uniqueText(5);
  const [ali, sara] = await Promise.all([
    createOnboardedUser({ name: `Ali ${word}` }),
    createOnboardedUser({ name: `Sara ${word}` }),
  ]);
  await connect(ali.id, sara.id);
  return { ali, sara };
}

/** Another person's browser. */
export async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  user: TestUser,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL });
  const { token } = await createSession({ userId: user.id });
  await context.addCookies([
    {
      name: 'next-auth.session-token',
      value: token,
      url: baseURL ?? '',
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
  return { context, page: await context.newPage() };
}

export const drawerOf = (page: Page, name: string | null) =>
  page.getByRole('dialog', { name: name ?? '' });

export async function openChatWith(page: Page, other: TestUser) {
  const socket = page.waitForEvent('websocket');
  await page.goto(`/messages?to=${other.id}`);
  await socket;
  const drawer = drawerOf(page, other.name);
  await expect(drawer.getByRole('textbox', { name: 'Message' })).toBeVisible();
  return drawer;
}
