import { describe, expect, it } from 'vitest';
import { BOTTOM_BAR_ENTRIES, sideMenuEntries } from './nav-entries';
import { isActivePath } from './nav-link';

function activeLabels(pathname: string) {
  return sideMenuEntries({ isAdmin: true })
    .filter((entry) => isActivePath(pathname, entry))
    .map((entry) => entry.label);
}

describe('the side menu', () => {
  it('marks exactly one entry as current on the screen of each entry', () => {
    for (const entry of sideMenuEntries({ isAdmin: true })) {
      expect(activeLabels(entry.href)).toEqual([entry.label]);
    }
  });

  it.each([
    ['/discover', 'Discover'],
    ['/group/7', 'Groups'],
    ['/sport/3', 'Sports'],
    ['/coach/1', 'Coaching'],
    ['/venues/4/edit', 'Venues'],
    ['/user/9', 'Players'],
    ['/my-games', 'My games'],
  ])('assigns %s to %s', (pathname, label) => {
    expect(activeLabels(pathname)).toEqual([label]);
  });

  it('does not match a section by the start of a word', () => {
    expect(activeLabels('/groupies')).toEqual([]);
  });

  it('adds My games to the entries of the main menu, and shows Admin only to admins', () => {
    const player = sideMenuEntries({ isAdmin: false }).map((entry) => entry.label);
    expect(player).toEqual([
      'Discover',
      'Groups',
      'Players',
      'Sports',
      'My games',
      'Coaching',
      'Suggestions',
      'Messages',
      'Venues',
      'Profile',
    ]);
    expect(sideMenuEntries({ isAdmin: true }).at(-1)?.label).toBe('Admin');
  });
});

it('the bottom bar has five entries', () => {
  expect(BOTTOM_BAR_ENTRIES.map((entry) => entry.label)).toEqual([
    'Discover',
    'Groups',
    'Players',
    'Sports',
    'Messages',
  ]);
});
