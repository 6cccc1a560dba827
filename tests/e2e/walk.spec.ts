import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { db } from '@/lib/platform/db/client';
import { LANGUAGE_CODES } from '@/lib/platform/language/languages';
import { splitLanguage } from '@/lib/platform/language/paths';
import {
  createAdmin,
  createOnboardedUser,
  createUser,
  SOME_PASSWORD_HASH,
} from '@/tests/factories/users';
import { expect, test, violationsOf } from './fixtures';
import { emailScreens, ONCE, pagesWithout } from './pages/every-page';
import { ENDLESS, type Screen, startWalk, URDU } from './pages/walk';
import { emptyNames } from './pages/walk-checks';
import {
  createWorld,
  EMPTY,
  fillConsole,
  screensOf,
  servedToGuests,
  type World,
} from './pages/walk-world';

// The package's entry point has no types.
const CHECKER = join(process.cwd(), 'node_modules/vnu-jar/build/dist/vnu.jar');
// For its few seconds, optimising compilers and several collectors cost twice the time; the first compiler needs a larger stack.
const JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss2m', '-jar'];
// The checker is a Java program, which Maidan does not require; without Java the markup is not checked.
const hasJava = spawnSync('java', ['-version']).status === 0;

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** The errors that the Nu HTML checker finds in these documents. */
function errorsIn(documents: Map<string, string>): string[] {
  if (!hasJava || documents.size === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'maidan-markup-'));
  const names = [...documents.keys()];
  const files = names.map((_, index) => join(folder, `${index}.html`));
  for (const [index, html] of [...documents.values()].entries()) {
    writeFileSync(files[index] ?? '', html);
  }
  try {
    const options = ['--format', 'json', '--errors-only', '--exit-zero-always', '--stdout'];
    const args = [...JAVA, CHECKER, ...options, ...files];
    const said = execFileSync('java', args, { maxBuffer: 2 ** 26 }).toString();
    const { messages } = JSON.parse(said) as { messages: Message[] };
    return messages.map(({ url, message, extract }) => {
      const name = names[files.findIndex((file) => url.endsWith(file))];
      return `${name}: ${message} ${extract ?? ''}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('no page is left out of the walk', () => {
  const link = { group: 1, game: 1, paidGame: 1, venue: 1, privateGroup: 1 };
  const ids = {
    me: 1,
    other: 1,
    tomorrow: 1,
    far: 1,
    coach: 1,
    client: 1,
    receipt: 1,
    clientLink: '/r/d',
    move: '/r/d?move=1',
    token: 'a',
    groupToken: 'b',
    regular: '/r/c',
  };
  const world: World = { ...ids, own: link, foreign: link };
  const screens = Object.values(screensOf(world)).flatMap((each) => each.map(([path]) => path));
  const all = [...screens, ...servedToGuests(world), ...Object.values(ONCE)];
  const forgotten = pagesWithout(all.map((path) => splitLanguage(path).path));
  expect(forgotten, 'add their addresses to screensOf').toEqual([]);
});

for (const language of [...LANGUAGE_CODES, 'xb'] as const) {
  test.describe(`in ${language} every screen is accessible, whole, translated and valid`, () => {
    test.beforeEach(async ({ page, context, baseURL }) => {
      const colorScheme = language === 'ur' ? 'dark' : 'light';
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    });

    const name = language === 'xb' ? URDU : ENDLESS;

    test('of a guest', async ({ page }) => {
      const world = await createWorld(name);
      const { faults, documents, through } = await startWalk(page, language);
      await through(screensOf(world).guest);
      if (language === 'en') {
        for (const path of servedToGuests(world)) {
          documents.set(path, await (await page.request.get(path)).text());
        }
      }
      expect([...faults, ...errorsIn(documents)]).toEqual([]);
    });

    for (const who of ['player', 'person'] as const) {
      test(`of a ${who}`, async ({ page, signInAs }) => {
        const world = await createWorld(name);
        await signInAs(world.me);
        const { faults, documents, through } = await startWalk(page, language);
        await through(screensOf(world)[who]);
        expect([...faults, ...errorsIn(documents)]).toEqual([]);
      });
    }

    test('of an admin and a coach', async ({ page, signInAs }) => {
      const world = await createWorld(name);
      await fillConsole(world);
      const { faults, documents, through } = await startWalk(page, language);
      await signInAs((await createAdmin({ name })).id);
      const { admin, coach } = screensOf(world);
      await through(admin);
      const { userId } = await db.coachApplication.findUniqueOrThrow({
        where: { id: world.coach },
      });
      await signInAs(userId);
      await through(coach);
      expect([...faults, ...errorsIn(documents)]).toEqual([]);
    });

    test('on the way in, and of a newcomer', async ({ page, signInAs }) => {
      const person = await createUser({ name });
      const { faults, documents, through } = await startWalk(page, language);
      const walk = (...paths: string[]) => through(paths.map((path): Screen => [path]));
      await walk(...(await emailScreens(person)));
      await signInAs(person.id);
      await walk('/', '/discover', ONCE.newPassword);
      await signInAs(person.id, { addressProven: true });
      await walk(ONCE.newPassword);
      const confirmedAt = new Date();
      await db.twoFactor.create({ data: { userId: person.id, secret: '', confirmedAt } });
      await signInAs(person.id, { step: 'first' });
      await walk(ONCE.secondStep);
      // Lists without a row.
      const newcomer = await createOnboardedUser({ name, passwordHash: SOME_PASSWORD_HASH });
      await signInAs(newcomer.id);
      await walk(...EMPTY);
      expect([...faults, ...errorsIn(documents)]).toEqual([]);
    });
  });
}

test('a planted fault is found on an accessible page', async ({ page, expectAccessible }) => {
  await page.goto('/login');
  await expectAccessible();
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('button'));
  });
  await expect(expectAccessible()).rejects.toThrow(/button-name/);
});

test('what is planted in Urdu is found: a contrast of the dark colours, and an empty name', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/ur/sign-in');
  const lookAt = async () => [
    ...(await violationsOf(page, undefined, ['color-contrast'])),
    ...(await page.evaluate(emptyNames)),
  ];
  expect(await lookAt()).toEqual([]);
  await page.evaluate(() => {
    const text = Object.assign(document.createElement('p'), { textContent: 'Planted' });
    text.style.color = 'light-dark(black, #333)';
    const button = document.createElement('button');
    button.setAttribute('aria-label', '');
    document.querySelector('main')?.append(text, button);
  });
  expect(await lookAt()).toEqual([
    expect.stringMatching(/^color-contrast: .*Planted/),
    expect.stringMatching(/^no name: <button/),
  ]);
});
