'use client';

import type { ReactNode } from 'react';
import { useStaticTab } from '@/components/layout/use-static-tab';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

const TABS = {
  about: 'About',
  packages: 'Packages',
  reviews: 'Reviews',
  availability: 'Availability',
} as const;
type CoachTab = keyof typeof TABS;
const NAMES = ['about', 'packages', 'reviews', 'availability'] as const;

/** All four panels are in the HTML for search engines; three are hidden. */
export function CoachTabs({ panels }: { panels: Record<CoachTab, ReactNode> }) {
  const [tab, choose] = useStaticTab(NAMES);
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
