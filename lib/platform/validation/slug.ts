/** 'Table Tennis' → 'table-tennis'; letters of any script remain, so that every city has a slug. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
