import { db } from '@/lib/platform/db/client';
import { routes } from '@/lib/routes';
import { slotBit } from '@/lib/users/policy';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { deck, openDiscover } from './pages/discover';
import { openAs, somewhere, toast } from './pages/people';

const EVENINGS = slotBit(0, 'evening') | slotBit(2, 'evening') | slotBit(4, 'evening');

test('two people match, one proposes a game, the other accepts it with one tap', async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  const at = somewhere();
  const ali = await createOnboardedUser({ name: 'Ali Raza', at, availability: EVENINGS });
  const sara = await createOnboardedUser({ name: 'Sara Khan', at });
  await db.match.create({ data: { user1Id: sara.id, user2Id: ali.id } });
  await createVenue({ name: 'Corner Ground', ...at, at });
  await createVenue({ name: 'Canal Park', ...at, at });

  await signInAs(ali.id);
  await openDiscover(page);
  await deck(page).focus();
  await page.keyboard.press('ArrowRight');
  const popup = page.getByRole('dialog', { name: "It's a Match!" });
  await expect(popup).toContainText('Sara Khan liked you too');
  await popup.getByRole('button', { name: 'Propose a game' }).click();
  const sheet = page.getByRole('dialog', { name: 'Propose a game to Sara Khan' });
  const times = sheet.getByRole('group', { name: 'Times that suit you both' });
  await expect(times.getByRole('button')).toHaveCount(3);
  await times.getByRole('button').last().click();
  await sheet.getByRole('button', { name: 'Canal Park' }).click();
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Send proposal' }).click();
  await expect(toast(page, 'Proposal sent')).toBeVisible();

  const hers = await openAs(browser, sara.id, page);
  await hers.goto(`/messages?to=${ali.id}`);
  const card = hers.getByRole('region', { name: 'Proposed game' });
  await expect(card).toContainText('Cricket at Canal Park');
  const accept = card.getByRole('button', { name: /19:00/ });
  await expect(accept).toHaveCount(2);
  await accept.first().click();
  await expect(hers).toHaveURL(/\/game\/\d+$/);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Cricket for two');
  await expect(hers.getByRole('main')).toContainText('With Ali Raza');
  await expect(hers.getByRole('main')).toContainText('2 going');

  await page.goto(new URL(hers.url()).pathname);
  await expect(page.getByRole('main')).toContainText('With Sara Khan');
  // Its group hides.
  const back = page.getByRole('link', { name: 'Back to My games' });
  await expect(back).toHaveAttribute('href', routes.myGames());
  await expectAccessible();

  // Repeated for a past game.
  const past = {
    startsAt: new Date(Date.now() - 7_200_000),
    endsAt: new Date(Date.now() - 60_000),
  };
  await db.game.updateMany({ where: { creatorId: ali.id }, data: past });
  await page.reload();
  await page.getByRole('button', { name: 'Play again?' }).click();
  await expect(sheet.getByRole('button', { name: 'Canal Park' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await hers.context().close();
});
