import { join } from 'node:path';
import { hashOf } from './fingerprint.mjs';
import { repeat } from './processes.mjs';
import { isSameRelease, readRelease, switchRelease } from './release.mjs';

const POLL_EVERY_MS = 1000;
const OWN_SOURCES = ['server/local', 'package-lock.json'];

/**
 * Follows the current release while everything runs: when `npm run build` has made a new one, `take(release)` replaces what
 * runs. If that fails, the release before is made the current one again, so that a process that crashes later comes back.
 * @returns {() => Promise<void>} ends it, after a step under way
 */
export function followReleases({ root, take, say, pollEveryMs = POLL_EVERY_MS }) {
  const dist = join(root, 'dist');
  const own = hashOf(root, OWN_SOURCES);
  let running = readRelease(dist);

  async function look(signal) {
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

  return repeat(look, pollEveryMs);
}
