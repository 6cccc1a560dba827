import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { db } from '@/lib/platform/db/client';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createInviteLink } from '@/tests/factories/invites';
import { createOnboardedUser, createUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { expect, test } from './fixtures';
import { answerPath, letterScreens, ONCE, pagesWithout } from './pages/every-page';

const FOR_EVERYBODY = [
  '/',
  '/discover',
  '/suggestions',
  '/messages',
  '/groups',
  '/players',
  '/sports',
  '/sport/1',
  '/coaching',
  '/coach-application',
  '/venues',
  '/venues/lahore/cricket',
  '/venue-application',
  '/games',
  '/bookings',
  '/profile',
  '/system-admin',
  '/test-group',
  '/offline',
  '/privacy',
  '/my-games',
  '/bookings?tab=requests',
  '/bookings?tab=desk',
  '/profile?tab=sports',
  '/profile?tab=settings',
  '/sign-in',
  '/sign-in/check-your-mail',
  '/register',
  '/confirm-email',
  '/restore-email',
  '/unsubscribe?token=none',
  '/answer?token=none',
  '/outbox',
  '/api/docs',
  '/nowhere',
];

interface Ids {
  group: number;
  game: number;
  venue: number;
  coach: number;
  person: number;
  groupToken: string;
  gameToken: string;
}

const forEverybody = ({ group, game, venue, coach, person, groupToken, gameToken }: Ids) => {
  const shared = [`/group/${group}`, `/game/${game}`, `/venue/${venue}`, `/coach/${coach}`];
  return [
    ...FOR_EVERYBODY,
    ...shared,
    `/venues/${venue}/edit`,
    `/user/${person}`,
    `/profile/${person}`,
    answerPath({ gameId: game, userId: person }),
    `/join/${groupToken}`,
    `/join/${gameToken}`,
    `/join/${gameToken}/print`,
    `/join/${'f'.repeat(32)}`,
    '/venue/999999999',
    ...[...SHARED_LISTS, ...shared].map((path) => `/ur${path}`),
  ];
};

/** Public pages without an id that have an address in Urdu too. */
const SHARED_LISTS = [
  '',
  '/venues',
  '/venues/lahore/cricket',
  '/games',
  '/sports',
  '/coaching',
  '/privacy',
  '/test-group',
];

// The package's entry point has no types.
const CHECKER = join(process.cwd(), 'node_modules/vnu-jar/build/dist/vnu.jar');

interface Message {
  url: string;
  lastLine: number;
  message: string;
  extract?: string;
}

/** The errors that the Nu HTML checker finds in these documents. */
function errorsIn(documents: Map<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-markup-'));
  const names = [...documents.keys()];
  const files = names.map((_, index) => join(folder, `${index}.html`));
  for (const [index, html] of [...documents.values()].entries()) {
    writeFileSync(files[index] ?? '', html);
  }
  try {
    const args = [
      '-jar',
      CHECKER,
      '--format',
      'json',
      '--errors-only',
      '--exit-zero-always',
      '--stdout',
    ];
    const said = execFileSync('java', [...args, ...files], { maxBuffer: 2 ** 26 }).toString();
    const { messages } = JSON.parse(said) as { messages: Message[] };
    return messages.map(({ url, message, extract }) => {
      const name = names[files.findIndex((file) => url.endsWith(file))];
      return `${name}: ${message} ${extract ?? ''}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('no page is left out of the check of the markup', { tag: '@desktop' }, () => {
  const ids = { group: 1, game: 1, venue: 1, coach: 1, person: 1, groupToken: 'a', gameToken: 'b' };
  const forgotten = pagesWithout([...forEverybody(ids), ...Object.values(ONCE)]);
  expect(forgotten, 'add their addresses to forEverybody').toEqual([]);
});

// The checker is a Java program, which Maidan does not require; without Java this test is skipped.
if (spawnSync('java', ['-version']).status === 0) {
  test('every screen is served as valid HTML, signed in and out', {
    tag: '@desktop',
  }, async ({ page, signInAs }) => {
    const [admin, newcomer, game, venue, coach] = [
      await createOnboardedUser({ isAdmin: true }),
      await createUser(),
      await createGame(),
      await createVenue(),
      await createCoach(),
    ];
    const [ofGroup, ofGame] = [
      await createInviteLink({ groupId: game.groupId }),
      await createInviteLink({ gameId: game.id }),
    ];
    const paths = forEverybody({
      group: game.groupId,
      game: game.id,
      venue: venue.id,
      coach: coach.id,
      person: coach.userId,
      groupToken: ofGroup.token,
      gameToken: ofGame.token,
    });
    const documents = new Map<string, string>();
    const read = async (as: string, path: string) => {
      documents.set(`${path} ${as}`, await (await page.request.get(path)).text());
    };
    for (const path of paths) await read('signed out', path);
    await signInAs(newcomer.id);
    await read('as a newcomer', '/');
    await signInAs(admin.id);
    for (const path of paths) await read('signed in', path);
    for (const path of await letterScreens(admin)) await read('from a letter', path);
    await signInAs(admin.id, { addressProven: true });
    await read('from a letter', ONCE.newPassword);
    await db.twoFactor.create({ data: { userId: admin.id, secret: '', confirmedAt: new Date() } });
    await signInAs(admin.id, { step: 'first' });
    await read('after the first step', ONCE.secondStep);
    expect(errorsIn(documents)).toEqual([]);
  });
}

test('a planted fault is found on an accessible page', { tag: '@desktop' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/login');
  await expectAccessible();
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('button'));
  });
  await expect(expectAccessible()).rejects.toThrow(/button-name/);
});
