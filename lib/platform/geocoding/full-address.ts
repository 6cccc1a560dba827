import { foldWords } from './fold.mjs';

interface AddressParts {
  address: string;
  area?: string | null;
  city: string;
}

/** One line that contains area and city exactly once, whether or not the typed address has them. */
export function fullAddress({ address, area, city }: AddressParts): string {
  const parts = address.split(',').map((part) => part.trim());
  // The city itself, not a 'Lahore Road' in another one.
  const cityAt = parts.findIndex((part) => ` ${wordsOf(part)}`.endsWith(` ${wordsOf(city)}`));
  if (area && !parts.some((part) => ` ${wordsOf(part)} `.includes(` ${wordsOf(area)} `))) {
    const isCity = cityAt >= 0 && wordsOf(parts[cityAt] ?? '') === wordsOf(city);
    parts.splice(isCity ? cityAt : parts.length, 0, area);
  }
  if (cityAt < 0) parts.push(city);
  return parts.filter(Boolean).join(', ');
}

const wordsOf = (text: string) => foldWords(text).join(' ');
