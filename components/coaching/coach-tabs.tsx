'use client';

import type { ReactNode } from 'react';
import { useTab } from '@/components/lists/use-address';
import { MountedTabsContent, Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const NAMES = ['about', 'packages', 'reviews', 'availability'] as const;
type CoachTab = (typeof NAMES)[number];

/** All four panels are in the HTML for search engines; three are hidden. */
export function CoachTabs({ panels }: { panels: Record<CoachTab, ReactNode> }) {
  const t = translate(texts);
  const [tab, choose] = useTab(NAMES);
  return (
    <Tabs value={tab} onValueChange={choose}>
      <TabsList aria-label={t.aboutCoach}>
        {NAMES.map((name) => (
          <TabsTrigger key={name} value={name}>
            {t[name]}
          </TabsTrigger>
        ))}
      </TabsList>
      {NAMES.map((name) => (
        <MountedTabsContent key={name} value={name}>
          {panels[name]}
        </MountedTabsContent>
      ))}
    </Tabs>
  );
}
