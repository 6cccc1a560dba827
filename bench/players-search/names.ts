import type { Population } from '@/bench/nearby/data';
import { CLOSERS, OPENERS, TIMES } from '@/prisma/seed/data/bios';
import { FAMILY, MEN, WOMEN } from '@/prisma/seed/data/names';

const pick = (list: readonly string[], random: () => number) =>
  list[Math.floor(random() * list.length)] ?? '';

/** Rare words in bios: in about one in a hundred, and one in ten thousand. */
export const UNCOMMON = 'goalkeeper';
export const RARE = 'unicyclist';

/** People with names and bios like the sample data, with every index of the search. */
export const NAMED: Population = {
  write(_index, random) {
    const given = pick(random() < 0.5 ? WOMEN : MEN, random);
    const sentences = [pick(OPENERS, random), pick(TIMES, random), pick(CLOSERS, random)];
    if (random() < 0.01) sentences.push(`Once a ${UNCOMMON}.`);
    if (random() < 0.0001) sentences.push(`Also a ${RARE}.`);
    return { name: `${given} ${pick(FAMILY, random)}`, bio: sentences.join(' ') };
  },
  indexes: ['users_cell_tags_idx', 'users_area_search_idx', 'users_area_typo_keys_idx'],
};
