import fc from 'fast-check';

const PIECES = [
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '\t',
  '\n',
  '\r',
  '\u0000',
  ' ',
  '@',
  ':',
  '?',
  '#',
  'evil.test',
  'user:pw@',
  'https:',
  'javascript:',
  '⁄',
  '／',
  '。',
  '\u2028',
  '\uFEFF',
  '\u202E',
  'é',
];

const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }).map((each) => each.join(''));

/** Return paths that an attacker might use: dots, slashes, hosts and their encodings, also after the site's name. */
export const hostilePaths = (site: string) =>
  fc.oneof(
    pieces.map((text) => `/${text}`),
    pieces.map((text) => `${site}${text}`),
    fc.webUrl(),
    fc.string(),
  );
