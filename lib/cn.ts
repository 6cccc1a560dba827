import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names and removes none: of two utilities for the same property the stylesheet's order decides, not this one. So
 * styles that a caller may override are in the layer of components (components/ui/parts.css), and callers pass only one of two
 * looks.
 */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
