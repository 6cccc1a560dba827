import type { WalkFigure } from '@/bench/location-privacy/walk';
import { median } from '@/bench/report-tables';

/** Metres between a target and the attacker's guess. */
export interface Attacked {
  /** The best guess from all responses of the attack. */
  byAttack: number;
  /** The middle of the cell, which takes only one account. */
  byCell: number;
}

interface Figures {
  attacked: Attacked[];
  searches: number;
  walks: WalkFigure[];
}

const metres = (value: number): string =>
  Number.isNaN(value) ? 'none seen' : `${value.toFixed(0)} m`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function toReport({ attacked, searches, walks }: Figures): string {
  const byAttack = median(attacked.map((one) => one.byAttack));
  const byCell = median(attacked.map((one) => one.byCell));
  const within = attacked.filter((one) => one.byAttack < 100).length;
  const rows = walks.map(
    (walk) =>
      `| ${walk.stepMetres} m | ${percent(walk.seenBefore)} | ${percent(walk.seenNow)} | ${metres(walk.errorSeenBefore)} | ${metres(walk.errorSeenNow)} | ${metres(walk.errorNow)} |`,
  );
  return [
    '# Finding where somebody is',
    '',
    `${attacked.length} people at random places, ${searches} searches for each by three accounts that move as they like, with centres,`,
    'radii and own places of their choice. The attacker knows the grid and takes the point that fits all answers best.',
    '',
    '| | median error | nearer than 100 m |',
    '| --- | --- | --- |',
    `| the attack | ${metres(byAttack)} | ${within} of ${attacked.length} |`,
    `| guessing the middle of the cell | ${metres(byCell)} | ${attacked.filter((one) => one.byCell < 100).length} of ${attacked.length} |`,
    '',
    `Goal: the attack is no better than the guess. ${byAttack >= byCell * 0.98 ? 'Met.' : 'Missed.'}`,
    '',
    '## What a move tells',
    '',
    'People make one step from a random place while somebody watches. A cell used to follow the point; it now stays until the',
    'point is 0.15 of its side beyond the border. Errors are medians: of the best guess that can be made of a move that was seen,',
    'and of guessing the middle of the cell that is shown, over everybody.',
    '',
    '| step | seen before | seen now | best guess after a seen one, before | now | everybody, now |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    'A move that is seen says that the person is not in the margin of the cell before: of a neighbouring cell some 0.85 are left,',
    'until the next move. It says nothing else, since the cell depends on the one before and on the new point alone.',
    '',
  ].join('\n');
}
