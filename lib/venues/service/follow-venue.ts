import {
  askForPlace,
  renamePlaces,
  renameVenue,
  takeBackAsk,
} from '@/lib/games/service/game-place';
import { followChange } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';

/** The words by which games and notifications name a venue. */
export interface VenueName {
  name: string;
  address: string;
  area: string | null;
  city: string;
}

const listed = (...words: (string | null)[]) => words.filter(Boolean).join(', ').slice(0, 200);

const formsOf = ({ name, address, area, city }: VenueName) => [
  name,
  listed(name, address),
  listed(name, area, city),
];

const remainsOf = ({ area, city }: VenueName) => listed(area, city);

/** Replaces each whole form, and `name` before an organiser's own words ('…, Pitch 3'). */
function renamer(forms: [from: string, to: string][], [name, next]: [from: string, to: string]) {
  const whole = new Map(forms);
  return (words: string): string =>
    whole.get(words) ?? (words.startsWith(`${name}, `) ? next + words.slice(name.length) : words);
}

/** For the words of a venue `from` that has another name, or none. */
function renamerOf(from: VenueName, to: (form: number) => string) {
  const pairs = formsOf(from).map((words, form): [string, string] => [words, to(form)]);
  // The first wins if two forms are the same.
  return renamer(pairs.toReversed(), [from.name, to(0)]);
}

/** In the transaction of the change: the games of a venue, and what was told of it, have its new name and address. */
export async function followVenue(
  tx: Tx,
  venueId: number,
  { from, to }: { from: VenueName; to: VenueName },
): Promise<void> {
  const [before, after] = [formsOf(from), formsOf(to)];
  if (before.join('\n') === after.join('\n')) return;
  const { name } = to;
  await followChange(tx, { venueId }, { venue: name, kept: name, title: name });
  await renameVenue(
    tx,
    venueId,
    renamerOf(from, (form) => after[form] ?? name),
  );
}

/**
 * In the transaction that hides or deletes a venue: its games name the area and city alone, and their organisers are asked for
 * another place. The trigger `forget_copies` removes the notifications about it.
 */
export async function followRemoval(tx: Tx, venueId: number, from: VenueName): Promise<void> {
  await renameVenue(
    tx,
    venueId,
    renamerOf(from, () => remainsOf(from)),
  );
  await askForPlace(tx, venueId);
}

/**
 * In the transaction that shows a hidden venue again: the games that are still there name it,
 * and who was asked for another place and has not read it is not asked any more.
 */
export async function followReturn(tx: Tx, venueId: number, to: VenueName): Promise<void> {
  const [name = '', place = ''] = formsOf(to);
  const remains = remainsOf(to);
  await renamePlaces(tx, venueId, renamer([[remains, place]], [remains, name]));
  await takeBackAsk(tx, venueId);
}
