import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { examineServerEnv } from '@/lib/platform/env/schema';
import { settingsOfCity, writeSettings } from './city.mjs';
import { readOptions } from './environment.mjs';

const root = mkdtempSync(join(tmpdir(), 'maidan-city-'));
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['Nairobi', 'KE KES Africa/Nairobi en km 24 7'],
  ['Lisbon, Portugal', 'PT EUR Europe/Lisbon en km 24 1'],
  ['Lahore', 'PK PKR Asia/Karachi en,ur km 24 1'],
  ['New York', 'US USD America/New_York en miles 12 7'],
  ['London', 'GB GBP Europe/London en miles 24 1'],
  ['Springfield, Illinois', 'US USD America/Chicago en miles 12 7'],
  ["St. John's, Canada", 'CA CAD America/St_Johns en km 12 7'],
  ['Suva', 'FJ FJD Pacific/Fiji en km 12 1'],
])('knows the settings of %s', (name, expected) => {
  const { settings } = settingsOfCity(name);
  // Without the name and the centre.
  expect(Object.values(settings).slice(2).join(' ')).toBe(expected);
  expect(name).toContain(settings.CITY_NAME);
  const { problems } = examineServerEnv(settings);
  expect(problems.filter((line) => line.includes('CITY_'))).toEqual([]);
});

it.each([
  ['Springfield', 'Several cities are called Springfield. Say which: Springfield, Missouri, '],
  ['Hyderabad', 'Say which: Hyderabad, India; Hyderabad, Pakistan.'],
  ['Narobi', 'No city is called Narobi. Is it one of these? Nairobi, Kenya; '],
])('does not guess what %s is', (name, sentence) => {
  expect(() => settingsOfCity(name)).toThrow(sentence);
});

it('writes each setting once, and leaves the other lines', () => {
  const file = join(root, '.env');
  writeFileSync(file, '# mine\nPORT=4000\nCITY_NAME=Lahore\nCITY_PRODUCT=Uwanja');
  writeSettings(root, settingsOfCity('Lisbon').settings);
  writeSettings(root, settingsOfCity('Nairobi').settings);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^# mine\nPORT=4000\nCITY_NAME=Nairobi\nCITY_PRODUCT=Uwanja\n/);
  expect(text.match(/^CITY_CENTRE=/gm)).toHaveLength(1);
  expect(parseEnv(text)).toMatchObject({ CITY_COUNTRY: 'KE', CITY_WEEK_START: '7' });
});

it('is an option of npm start, with a database without the sample of another city', () => {
  expect(readOptions(['--dev', '--city', 'Nairobi'], {}, root)).toMatchObject({
    dev: true,
    city: 'Nairobi',
    seed: 'empty',
  });
  expect(readOptions(['--city=Lisbon'], { SEED: 'sample' }, root).seed).toBe('sample');
  expect(readOptions([], { CITY_NAME: 'Nairobi' }, root).seed).toBe('empty');
  expect(() => readOptions(['--city'], {}, root)).toThrow('--city needs a city');
  expect(() => readOptions(['--city', '--dev'], {}, root)).toThrow('--city needs a city');
});
