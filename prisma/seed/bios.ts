import { BY_LEVEL, CLOSERS, OPENERS, TIMES, WHOLE } from './data/bios';
import { isSolo, SOLO_BY_LEVEL, SOLO_WHOLE } from './data/bios-of-solo-sports';
import type { Random } from './random';
import type { PlayedSport } from './world';

interface BioFacts {
  area: string;
  sports: readonly PlayedSport[];
}

type Part = 'opener' | 'level' | 'time' | 'closer' | 'whole';

const SHAPES: readonly (readonly [readonly Part[], number])[] = [
  [[], 7],
  [['whole'], 16],
  [['whole', 'time'], 8],
  [['opener', 'level'], 14],
  [['level', 'time'], 12],
  [['opener', 'level', 'time'], 14],
  [['opener', 'level', 'closer'], 12],
  [['level', 'closer'], 9],
  [['opener', 'time', 'closer'], 8],
];

/** A bio in one of several forms, or none: some people never write one. */
export function writeBio(dice: Random, facts: BioFacts): string | null {
  const shape = dice.weighted(SHAPES);
  if (shape.length === 0) return null;
  return shape.map((part) => choosePart(dice, part, facts)).join(' ');
}

function choosePart(dice: Random, part: Part, facts: BioFacts): string {
  const [first, second] = facts.sports;
  const fits = listOf(part, first).filter(
    (text) => second !== undefined || !text.includes('{other}'),
  );
  const text = dice
    .pick(fits)
    .replaceAll('{area}', facts.area)
    .replaceAll('{sport}', wording(first))
    .replaceAll('{other}', wording(second))
    .replaceAll('{years}', String(Math.max(2, first?.yearsPlaying ?? 2)));
  return text.replace(/(^|[.?] )([a-z])/g, (_, before, letter) => before + letter.toUpperCase());
}

function listOf(part: Part, sport: PlayedSport | undefined): readonly string[] {
  const solo = sport !== undefined && isSolo(sport.name);
  const level = sport?.skillLevel ?? 'beginner';
  switch (part) {
    case 'opener':
      return OPENERS;
    case 'level':
      return solo ? SOLO_BY_LEVEL[level] : BY_LEVEL[level];
    case 'time':
      return TIMES;
    case 'closer':
      return CLOSERS;
    case 'whole':
      return solo ? SOLO_WHOLE : WHOLE;
  }
}

function wording(sport: PlayedSport | undefined): string {
  if (sport?.name === 'American Football') return 'American football';
  return (sport?.name ?? 'sport').toLowerCase();
}
