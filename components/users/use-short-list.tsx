import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const SHOWN_FIRST = 4;

/** Null when there are no more. */
export function useShortList<T>(items: readonly T[] = []): {
  shown: readonly T[];
  more: ReactNode;
} {
  const [all, setAll] = useState(false);
  if (all || items.length <= SHOWN_FIRST) return { shown: items, more: null };
  return {
    shown: items.slice(0, SHOWN_FIRST),
    more: (
      <Button variant="link" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
        {translate(texts).showAll({ count: items.length })}
      </Button>
    ),
  };
}
