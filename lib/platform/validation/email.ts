/** The pattern of an address with an ASCII domain: zod's own, extended by top-level domains such as xn--p1ai (рф). */
export const ASCII_EMAIL =
  /^(?!\.)(?!.*\.\.)(?:[A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;

/** Characters that end a host name for the URL parser, or that it would decode or drop. */
const NOT_IN_DOMAINS = /[\s/?#:%@\\[\]<>^|\u00AD\u200B\u2060\uFEFF]/;

/**
 * An address with the ASCII spelling of its domain (asha@bücher.example → asha@xn--bcher-kva.example), so that both spellings
 * are one address. Anything without such a spelling is returned unchanged, for the pattern to refuse.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || !isInternational(domain) || NOT_IN_DOMAINS.test(domain)) return address;
  const url = `http://${composed(domain)}`;
  if (!URL.canParse(url)) return address;
  return `${address.slice(0, at)}@${new URL(url).hostname}`;
}

const isInternational = (domain: string): boolean => /[^\0-\x7F]|(?:^|\.)xn--/i.test(domain);

/** Some keyboards and file systems write ü as u and a combining mark. Only that is composed: other look-alikes are refused. */
export function composed(text: string): string {
  return text.normalize('NFD') === text ? text.normalize('NFC') : text;
}
