import { existsSync } from 'node:fs';
import { posix as path } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { serverEnvSchema } from '@/lib/platform/env/schema';
import { isProgram, read, scriptsOf } from './testing/programs';

const GUIDE = 'docs/deploy.md';
const text = read(GUIDE);
/** The commands, with continued lines joined. */
const commands = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)]
  .map(([, block = '']) => block.replaceAll(/\\\n\s*/g, ''))
  .join('\n');
const sections = Object.fromEntries(
  text.split(/^## /m).map((section) => [section.split('\n', 1)[0] ?? '', section]),
);

/** The variables that a step writes into a file. */
function variablesOf(file: string, section: string): string[] {
  const target = file.replaceAll('.', String.raw`\.`);
  const content = new RegExp(`(?:> |tee )${target}[^\\n]*<<EOF\\n([\\s\\S]*?)\\n *EOF`).exec(
    sections[section] ?? '',
  );
  return [...(content?.[1] ?? '').matchAll(/^ *(\w+)=/gm)].map(([, name = '']) => name);
}

it.each(['With Docker Compose', 'With systemd'])('%s takes ten steps', (section) => {
  const steps = [...(sections[section] ?? '').matchAll(/^(\d+)\. /gm)].map(([, step]) =>
    Number(step),
  );
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('sets what compose.yaml asks for, and nothing else', () => {
  const asked = new Set(
    [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name),
  );
  expect(variablesOf('.env', 'With Docker Compose').toSorted()).toEqual([...asked].toSorted());
});

describe.each([
  ['maidan.env', 'With Docker Compose'],
  ['/etc/maidan/maidan.env', 'With systemd'],
  ['/etc/maidan/migrate.env', 'With systemd'],
])('%s (%s)', (file, section) => {
  it('has variables that the product knows', () => {
    const set = variablesOf(file, section);
    expect(set.length).toBeGreaterThan(0);
    expect(set.filter((name) => !Object.keys(serverEnvSchema.shape).includes(name))).toEqual([]);
  });
});

it('sets what the product requires', () => {
  const required = ['DATABASE_URL', 'NEXTAUTH_URL', 'NEXTAUTH_SECRET', 'REALTIME_SECRET'];
  expect(variablesOf('/etc/maidan/maidan.env', 'With systemd')).toEqual(
    expect.arrayContaining(required),
  );
  // The others are in compose.yaml.
  expect(variablesOf('maidan.env', 'With Docker Compose')).toEqual(
    expect.arrayContaining(required.slice(2)),
  );
});

it('names scripts that exist', () => {
  const scripts = scriptsOf(commands);
  expect(scripts.filter((script) => !isProgram(script))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
  const { scripts: own } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const run = [...commands.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(run.filter((name) => !(name in own))).toEqual([]);
});

it('names services of compose.yaml', () => {
  const { services } = z
    .object({ services: z.record(z.string(), z.unknown()) })
    .parse(parse(read('compose.yaml'), { merge: true }));
  const named = [...commands.matchAll(/docker compose (exec|run|logs|cp) (.+)/g)].flatMap(
    ([, verb, rest = '']) => {
      const words = rest.split(' ').filter((word) => !word.startsWith('-'));
      if (verb === 'logs') return words;
      return [(words[0] ?? '').replace(/:.*/, '')];
    },
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in services))).toEqual([]);
});

it('names units and files of this repository that exist', () => {
  const units = [...commands.matchAll(/systemctl .*?(maidan[\w-]*\.\w+)/g)].map(([, unit]) => unit);
  expect(units.length).toBeGreaterThan(2);
  expect(units.filter((unit) => !existsSync(`deploy/systemd/${unit}`))).toEqual([]);
  const files = [...commands.matchAll(/\bdeploy\/[\w./-]+/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('links to pages and headings that exist', () => {
  const links = [...text.matchAll(/\]\(([^)#:]*)(?:#([\w-]+))?\)/g)];
  expect(links.length).toBeGreaterThan(5);
  for (const [whole, file = '', anchor] of links) {
    const target = file ? path.join(path.dirname(GUIDE), file) : GUIDE;
    expect(existsSync(target), whole).toBe(true);
    if (anchor) expect(anchorsOf(target), whole).toContain(anchor);
  }
});

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

it('is linked from the first page', () => {
  expect(read('README.md')).toContain('(docs/deploy.md)');
});
