import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sportKey } from './sport-key';

const DRAWN = [
  'Basketball',
  'Tennis',
  'Soccer',
  'Volleyball',
  'Running',
  'Swimming',
  'Cricket',
  'Badminton',
  'Table Tennis',
  'Golf',
  'Paddle',
  'Gym Workout',
  'Snooker',
  'Baseball',
  'Softball',
  'Rugby',
  'American Football',
  'Hockey',
];

describe('a sport’s icon and court', () => {
  const icons = readFileSync('public/icons/sports.svg', 'utf8');
  const courts = readFileSync('public/icons/courts.svg', 'utf8');
  const styles = readFileSync('components/sports/sport-tints.css', 'utf8');

  it.each(DRAWN)('%s has its own icon, court and tint', (name) => {
    const key = sportKey(name);
    expect(key).not.toBe('default');
    expect(icons).toContain(`id="sport-${key}"`);
    expect(courts).toContain(`id="court-${key}"`);
    expect(styles).toContain(`.tint-${key} {`);
  });

  it.each(['Kabaddi', '', null, undefined])('%s gets a plain circle', (name) => {
    expect(sportKey(name)).toBe('default');
    expect(icons).toContain('id="sport-default"');
    expect(courts).toContain('id="court-default"');
  });
});
