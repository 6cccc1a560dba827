'use client';

import type { ReactNode } from 'react';
import { ConnectionsInbox } from '@/components/connections/connections-inbox';
import { useTab } from '@/components/lists/use-tab';
import { CountBadge } from '@/components/ui/count-badge';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { translate } from '@/lib/platform/language/translate';
import type { OwnProfileDto } from '@/lib/users/schema/read-profile';
import type { SettingsDto } from '@/lib/users/schema/settings';
import { OwnProfile } from './own-profile';
import { SettingsPanel } from './settings-panel';
import { texts } from './texts';

const TABS = ['profile', 'connections', 'settings'] as const;

interface OwnProfileScreenProps {
  profile: OwnProfileDto;
  settings: SettingsDto;
  /** The number of pending requests. */
  waiting: number;
  children: ReactNode;
}

export function OwnProfileScreen({ profile, settings, waiting, children }: OwnProfileScreenProps) {
  const t = translate(texts);
  const [tab, setTab] = useTab(TABS);
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList aria-label={t.myProfile}>
        <TabsTrigger value="profile">{t.profile}</TabsTrigger>
        <TabsTrigger value="connections">
          {t.connections}
          <CountBadge count={waiting} of={t.connectionRequests} />
        </TabsTrigger>
        <TabsTrigger value="settings">{t.settings}</TabsTrigger>
      </TabsList>
      <TabsContent value="profile">
        <div className="grid min-w-0 gap-8 *:min-w-0">
          <OwnProfile profile={profile} />
          {children}
        </div>
      </TabsContent>
      <TabsContent value="connections">
        <ConnectionsInbox />
      </TabsContent>
      <TabsContent value="settings">
        <SettingsPanel userId={profile.id} settings={settings} />
      </TabsContent>
    </Tabs>
  );
}
