const ADDRESS = /\S*(?::\/\/|@)\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/:]\S*)?/gu;

/** Words in which people may have put an address, which mail programs would turn into a link. */
export function withoutAddresses(words: string): string {
  return words.replace(ADDRESS, '…');
}

/** A name that people chose, for a letter to somebody who may know nothing of it: cut, so that it stays a name. */
export function nameInMail(name: string, lengthMax: number): string {
  const bare = withoutAddresses(name);
  const parts = [...new Intl.Segmenter().segment(bare)].map(({ segment }) => segment);
  if (parts.length <= lengthMax) return bare;
  return `${parts
    .slice(0, lengthMax - 1)
    .join('')
    .trimEnd()}…`;
}
