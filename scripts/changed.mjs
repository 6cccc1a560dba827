import { execFileSync } from 'node:child_process';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit that changes are counted from: where the branch left main, or the last commit while on main. */
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

// What every screen stands on, and what decides how the product is built and served.
const EVERYWHERE =
  /^(components\/(ui|layout|forms)|app\/(layout|globals)|lib\/platform\/(http|db|cache|env|auth\/session)|server\/(web|local)|prisma|tests\/e2e\/(fixtures|pages)|package|next\.config|playwright\.config)/;
const PRODUCT = /^(app|components|lib|server)\//;

const singular = (word) => word.replace(/ies$/, 'y').replace(/s$/, '');

/**
 * The browser tests that a change can break: the changed ones, those named after a changed folder ('games' of
 * components/games for game*.spec.ts), or all of them where the change is under every screen.
 * @param {string[]} files changed files
 * @param {string[]} specs names of all specs, like 'chat-group.spec.ts'
 */
export function specsFor(files, specs) {
  const product = files.filter((file) => PRODUCT.test(file) && !/\.test\.tsx?$/.test(file));
  if (files.some((file) => EVERYWHERE.test(file) && !/\.test\.tsx?$/.test(file))) return specs;
  const words = new Set(
    product.flatMap((file) => file.split('/').slice(1, -1)).map((word) => singular(word)),
  );
  return specs.filter((spec) => {
    if (files.includes(`tests/e2e/${spec}`)) return true;
    return spec
      .replace('.spec.ts', '')
      .split('-')
      .some((part) => words.has(singular(part)));
  });
}
