import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync('app/globals.css', 'utf8');
const COLOR = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

/** The lightness, chroma and hue of a token in both schemes. */
function colorsOf(token: string): [number, number, number][] {
  const value = new RegExp(`--${token}: light-dark\\((.+)\\);`).exec(css)?.[1] ?? '';
  return [...value.matchAll(COLOR)].map(([, l, c, h]) => [Number(l), Number(c), Number(h)]);
}

/** The relative luminance (WCAG 2.2) of an OKLCH colour, by the matrices of OKLab (Ottosson 2020). */
function luminance([lightness, chroma, hue]: [number, number, number]): number {
  const [a, b] = [Math.cos, Math.sin].map((f) => chroma * f((hue * Math.PI) / 180)) as [
    number,
    number,
  ];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const tints = readFileSync('components/sports/sport-tints.css', 'utf8');

it('muted text has a contrast of 7:1 on the head of every sport', () => {
  const [, head = ''] = /--tint-head: (light-dark\([^;]+);/.exec(tints) ?? [];
  const found = [...head.matchAll(/oklch\(([\d.]+) calc\(([\d.]+) /g)];
  const hues = [...tints.matchAll(/--tint-hue: (\d+)/g)].map(([, hue]) => Number(hue));
  expect([found.length, hues.length]).toEqual([2, 22]);
  for (const [scheme, [, l, c]] of found.entries()) {
    const text = luminance(colorsOf('muted-foreground')[scheme] as [number, number, number]);
    for (const hue of hues) {
      expect(contrastOf(text, luminance([Number(l), Number(c), hue])), `${hue}`).toBeGreaterThan(7);
    }
  }
});

it.each(['background', 'card', 'muted'])('muted text on %s has a contrast of 7:1', (ground) => {
  const [texts, grounds] = [colorsOf('muted-foreground'), colorsOf(ground)];
  expect([texts.length, grounds.length]).toEqual([2, 2]);
  for (const [scheme, text] of texts.entries()) {
    const contrast = contrastOf(luminance(text), luminance(grounds[scheme] as typeof text));
    expect(contrast).toBeGreaterThanOrEqual(7);
  }
});

/** What counts down, waits for an answer by a time, or has not been read; and two pictures: the logo and a bib. */
const CLAY = `
  app/(public)/group/[id]/_components/group-screen.tsx
  components/games/countdown.tsx
  components/games/game-grid.tsx
  components/games/game-screen.tsx
  components/games/member-rsvp.tsx
  components/games/next-game-card.tsx
  components/games/offered-seat.tsx
  components/games/participants.tsx
  components/games/waitlist-offer.tsx
  components/groups/demo-group.tsx
  components/groups/groups-screen.tsx
  components/invites/invitation.tsx
  components/layout/logo.tsx
  components/messages/conversations-screen.tsx
  components/messages/unread-badge.tsx
  components/notifications/notification-bell.tsx
  components/notifications/notification-list.tsx
  components/offline/offline-games.tsx
  components/teams/team-card.tsx
  components/ui/button-variants.ts
  components/ui/count-badge.tsx
`;

it('clay is only for what is live or next', () => {
  const used = ['app', 'components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/test\.tsx?$/.test(file))
    .filter((file) => /-special\b|['"]special['"]/.test(readFileSync(file, 'utf8')));
  expect(used.toSorted()).toEqual(CLAY.trim().split(/\s+/));
});
