import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMPLAINT } from '../../scripts/test-product.mjs';
import { NODE_MAJOR_RECOMMENDED, nodeSupportNotice, nodeVersionProblem } from './node-version.mjs';

const START = fileURLToPath(new URL('start.mjs', import.meta.url));

describe('the least Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s is accepted', (version) => {
    expect(nodeVersionProblem(version)).toBeUndefined();
  });

  it.each(['18.20.4', '20.18.3', '8.0.0'])('%s is refused in one line', (version) => {
    expect(nodeVersionProblem(version)).toMatch(
      /^Maidan needs Node 20\.19 or newer; this is Node [^\n]+$/,
    );
  });
});

describe('a Node version without security fixes', () => {
  it.each([
    ['20.19.4', '2026-05-01T00:00:00Z', '2026-04-30'],
    ['23.11.0', '2026-05-01T00:00:00Z', '2025-06-01'],
    ['24.20.0', '2028-05-01T00:00:00Z', '2028-04-30'],
  ])('%s on %s is named in one line', (version, today, until) => {
    const notice = nodeSupportNotice(version, new Date(today));
    expect(notice).toMatch(
      new RegExp(`^Node ${version} has had no security fixes since ${until}\\. [^\\n]+$`),
    );
    // The notice must not look like a fault in the output of a healthy product.
    expect(notice).not.toMatch(COMPLAINT);
  });

  it.each([
    ['20.19.4', '2026-04-30T23:59:59Z'],
    ['22.19.0', '2026-05-01T00:00:00Z'],
    ['24.20.0', '2026-05-01T00:00:00Z'],
    ['99.0.0', '2099-01-01T00:00:00Z'],
  ])('%s on %s is not', (version, today) => {
    expect(nodeSupportNotice(version, new Date(today))).toBeUndefined();
  });

  it.each([
    // Unsupported since before this test was written.
    ['21.7.3', true],
    // Newer than the list.
    ['99.0.0', false],
  ])('npm start with Node %s says so first: %s', async (version, says) => {
    const output = await startWith(version);
    expect(output.includes('no security fixes')).toBe(says);
    expect(output.trim().split('\n')).toHaveLength(says ? 2 : 1);
    expect(output).toContain('Unknown option --nothing');
  });
});

it('recommends the version of .nvmrc', () => {
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(String(NODE_MAJOR_RECOMMENDED));
});

/** Both outputs of `npm start` with an option that ends it at once, by a Node that claims to be `version`. */
function startWith(version: string): Promise<string> {
  const claim = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(claim)}`,
    START,
    '--nothing',
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (_error, out, err) => resolve(out + err));
  });
}
