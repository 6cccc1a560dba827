import { execFileSync } from 'node:child_process';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit that changes are compared with: where the branch left main, or the last commit while on main. */
export function baseOf(wanted) {
  if (wanted) return git('rev-parse', wanted);
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return git('rev-parse', 'HEAD');
  }
}

/** Files that differ from `base`, committed or not, relative to the root. */
export function changedSince(base) {
  const tracked = git('diff', '--name-only', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...tracked.split('\n'), ...untracked.split('\n')].filter(Boolean);
}

// Files that affect every screen, or how the product is built and served.
const EVERYWHERE =
  /^(components\/(ui|avatars|layout|lists|calendar|forms)|app\/(layout|globals)|lib\/platform\/(http|db|cache|env|auth\/session)|server\/(web|local)|prisma|tests\/e2e\/(fixtures|pages)|package|next\.config|playwright\.config)/;
const PRODUCT = /^(app|components|lib|server)\//;

// Folders whose browser tests have another name.
const ALSO = {
  webhook: ['group'],
  auth: ['identity'],
  booking: ['coaching', 'class'],
  calendar: ['game', 'coaching'],
  client: ['coaching'],
  coach: ['coaching', 'class'],
  game: ['waitlist'],
  guardian: ['young'],
  group: ['invite'],
  follow: ['post-game', 'notification'],
  landing: ['guest', 'shell'],
  like: ['discover'],
  mail: ['identity', 'account', 'notification'],
  map: ['venue', 'onboarding'],
  message: ['chat'],
  moderation: ['admin', 'people'],
  page: ['shell'],
  player: ['people'],
  push: ['notification'],
  realtime: ['chat', 'notification'],
  regular: ['roster', 'group'],
  review: ['venue', 'coaching'],
  sharing: ['guest', 'invite'],
  sport: ['suggestion', 'discover'],
  statistic: ['group-data', 'walk'],
  storage: ['profile', 'venue', 'chat'],
  user: ['people', 'profile', 'account', 'suggestion'],
};

const singular = (word) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** 'sign' and 'in' for app/(auth)/sign-in, 'auth' and related words. */
function wordsOf(file) {
  const own = file
    .split('/')
    .slice(1, -1)
    .flatMap((folder) => folder.replace(/\W*$|^\W*/g, '').split('-'))
    .map(singular);
  return own.flatMap((word) => [word, ...(ALSO[word] ?? [])]).map(singular);
}

/**
 * The browser tests that a change can break: the changed ones, those named after a changed folder ('games' of
 * components/games for game*.spec.ts) or listed for it, or all of them where the change is under every screen.
 * @param {string[]} files changed files
 * @param {string[]} specs names of all specs, like 'chat-group.spec.ts'
 */
export function specsFor(files, specs) {
  const product = files.filter((file) => PRODUCT.test(file) && !/\.test\.tsx?$/.test(file));
  if (files.some((file) => EVERYWHERE.test(file) && !/\.test\.tsx?$/.test(file))) return specs;
  const words = new Set(product.flatMap(wordsOf));
  return specs.filter((spec) => {
    if (files.includes(`tests/e2e/${spec}`)) return true;
    return spec
      .replace('.spec.ts', '')
      .split('-')
      .some((part) => words.has(singular(part)));
  });
}
