'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

const TABS = {
  about: 'About',
  packages: 'Packages',
  reviews: 'Reviews',
  availability: 'Availability',
} as const;
type CoachTab = keyof typeof TABS;
const NAMES = Object.keys(TABS) as CoachTab[];

const never = () => () => {};

/**
 * All four are in the page, so that a search engine reads them; three are hidden. The address is read after the page is
 * live: asking for it while rendering would make a kept page dynamic.
 */
export function CoachTabs({ panels }: { panels: Record<CoachTab, ReactNode> }) {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  const [chosen, setChosen] = useState<CoachTab | null>(null);
  const asked = new URLSearchParams(search).get('tab');
  const tab = chosen ?? NAMES.find((name) => name === asked) ?? 'about';

  function choose(value: string): void {
    const next = NAMES.find((name) => name === value) ?? 'about';
    setChosen(next);
    const query = next === 'about' ? '' : `?tab=${next}`;
    window.history.replaceState(null, '', `${window.location.pathname}${query}`);
  }
  return (
    <Tabs value={tab} onValueChange={choose}>
      <TabsList aria-label="About this coach">
        {NAMES.map((name) => (
          <TabsTrigger key={name} value={name}>
            {TABS[name]}
          </TabsTrigger>
        ))}
      </TabsList>
      {NAMES.map((name) => (
        <TabsContent key={name} value={name} forceMount className="data-[state=inactive]:hidden">
          {panels[name]}
        </TabsContent>
      ))}
    </Tabs>
  );
}
