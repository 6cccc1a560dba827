import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// tailwind-merge cannot know the theme's names; without them `rounded-card rounded-full` would keep both.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      'font-weight': [
        'aside',
        'detail',
        'entry',
        'label',
        'strong',
        'name',
        'lead',
        'heading',
        'figure',
        'stamp',
        'brand',
      ],
      radius: ['control', 'card'],
      shadow: ['float'],
    },
  },
});

/** Joins class names; of two Tailwind classes for the same property the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
