import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startProxy } from '@/tests/chaos/proxy';
import { GAMES } from './journeys-games';
import { GUESTS } from './journeys-guests';
import { MEMBERS } from './journeys-members';
import { Person } from './person';
import type { Browser } from './tab';

interface Scene {
  person: Person;
  /** Ends every connection and refuses new ones, until `true`. */
  setLine: (isThere: boolean) => Promise<void>;
  skip: (why: string) => never;
}

export interface Journey {
  name: string;
  /** Also in `npm test`. */
  isCore?: true;
  walk: (scene: Scene) => Promise<void>;
}

const JOURNEYS: Journey[] = [...GUESTS, ...MEMBERS, ...GAMES];
const wanted = JOURNEYS.filter(({ isCore }) => isCore || process.env.JOURNEYS !== 'core');

/** Declares the journeys for one browser. @param program its path; without it they are skipped */
export function walkIn(
  name: string,
  program: string | undefined,
  start: (program: string) => Promise<Browser>,
): void {
  describe.skipIf(!program)(name, () => {
    const product = new URL(process.env.E2E_BASE_URL ?? '');
    let browser: Browser | undefined;
    let reason = '';
    let line: Awaited<ReturnType<typeof startProxy>>;
    let person: Person | undefined;

    beforeAll(async () => {
      line = await startProxy([Number(product.port)]);
      try {
        browser = await start(program ?? '');
      } catch (error) {
        // In the whole run of the tests a browser that does not start here is one that is missing.
        if (process.env.JOURNEYS !== 'core') throw error;
        reason = `${name} does not start here: ${String(error)}`;
        console.error(reason);
      }
    });
    afterAll(async () => {
      await browser?.close();
      await line?.close();
    });
    afterEach(async ({ task }) => {
      const { tab } = person ?? {};
      person = undefined;
      if (!tab) return;
      try {
        const problems = await tab.problems();
        if (task.result?.state === 'fail') {
          await tab.screenshot(`test-results/${name}-${task.name.replace(/\W+/g, '-')}.png`);
          console.error(`${name}, ${task.name}: ${problems.join('\n')}`);
        }
        expect(problems, 'errors of the page').toEqual([]);
      } finally {
        await tab.close();
        await line.change({});
      }
    });

    for (const journey of wanted) {
      test(journey.name, async ({ skip }) => {
        if (!browser) return skip(reason);
        person = new Person(await browser.open(), `http://localhost:${line.port}`);
        await journey.walk({
          person,
          setLine: (isThere) => line.change(isThere ? {} : { refuses: true }),
          skip,
        });
      });
    }
  });
}
