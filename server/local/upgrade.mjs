import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashOf } from './fingerprint.mjs';
import { runCommand } from './guarded.mjs';
import { isSameRelease, readRelease, switchRelease } from './release.mjs';

const LOOK_EVERY_MS = 1000;
const OWN_SOURCES = ['server/local', 'package-lock.json'];

/**
 * Follows the current release while everything runs: when `npm run build` has made a new one, `take` replaces what runs. If
 * that fails, the release before is made the current one again, so that a process that crashes later comes back.
 * @param {object} options
 * @param {string} options.root
 * @param {(release: { bundles: string, next: string }) => Promise<void>} options.take
 * @param {(line: string) => void} options.say
 * @param {number} [options.lookEveryMs]
 * @returns {() => Promise<void>} ends it, after a step under way
 */
export function followReleases({ root, take, say, lookEveryMs = LOOK_EVERY_MS }) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const dist = join(root, 'dist');
  const own = hashOf(root, OWN_SOURCES);
  let running = readRelease(dist);

  async function look() {
    const release = readRelease(dist);
    if (!release || isSameRelease(release, running)) return;
    say('A new release has been built. It takes over …');
    try {
      await take(release);
      running = release;
      if (signal.aborted) return;
      say('The new release answers.');
      if (hashOf(root, OWN_SOURCES) !== own)
        say('It also changes npm start itself: stop and start Maidan when nobody minds.');
    } catch (error) {
      if (signal.aborted) return;
      say(`The new release could not take over, and the one before goes on. ${error.message}`);
      switchRelease(dist, running);
    }
  }

  async function keepLooking() {
    while (!signal.aborted) {
      await look();
      await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const ended = keepLooking();
  return () => {
    stopping.abort();
    return ended;
  };
}

/** The migrations of the new release, by its own program: this process has loaded the one of the release before. */
export async function migrateAnew({ root, env, ownerUrl, signal }) {
  await runCommand('The migrations', process.execPath, [join(root, 'scripts/migrate.mjs')], {
    cwd: root,
    env: { ...env, MIGRATE_DATABASE_URL: ownerUrl },
    signal,
  });
}
