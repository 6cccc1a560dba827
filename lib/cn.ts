import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names and removes none: of two utilities for the same property the stylesheet's order decides, not this one. So what
 * a caller may override is in the layer of components (components/ui/parts.css), and of two looks only one is given.
 */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
