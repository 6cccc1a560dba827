const FEATURE_FILE = /^lib\/[a-z-]+\/(schema|service|repository)\.ts$/;

/**
 * `service.ts` beside `service/`: a reader would have to look in both.
 * @param {Record<string, string>} texts the text of every source file by its path
 * @returns {string[]} one line per file
 */
export function findTwins(texts) {
  const files = Object.keys(texts);
  return files
    .filter((file) => FEATURE_FILE.test(file))
    .filter((file) => files.some((other) => other.startsWith(file.replace(/\.ts$/, '/'))))
    .map(
      (file) => `${file} stands beside a folder of its name: move it in, named after what it does.`,
    );
}
