'use client';

import type { ReactNode } from 'react';
import { ConnectionsInbox } from '@/components/connections/connections-inbox';
import { useTab } from '@/components/layout/use-tab';
import { CountBadge } from '@/components/ui/count-badge';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { OwnProfileDto } from '@/lib/users/schema/read-profile';
import type { SettingsDto } from '@/lib/users/schema/settings';
import { OwnProfile } from './own-profile';
import { SettingsPanel } from './settings-panel';

const TABS = ['profile', 'connections', 'settings'] as const;

interface OwnProfileScreenProps {
  profile: OwnProfileDto;
  settings: SettingsDto;
  /** The number of pending requests. */
  waiting: number;
  /** Further own data, below the profile. */
  children: ReactNode;
}

/** One's own profile, connections and settings. */
export function OwnProfileScreen({ profile, settings, waiting, children }: OwnProfileScreenProps) {
  const [tab, setTab] = useTab(TABS);
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList aria-label="My Profile">
        <TabsTrigger value="profile">Profile</TabsTrigger>
        <TabsTrigger value="connections">
          Connections
          <CountBadge count={waiting} of="connection request" />
        </TabsTrigger>
        <TabsTrigger value="settings">Settings</TabsTrigger>
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
