'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { ConnectionsInbox } from '@/components/connections/connections-inbox';
import { FollowsSection } from '@/components/follows/follows-section';
import { useTab } from '@/components/lists/use-address';
import { BlockedPeople } from '@/components/moderation/blocked-people';
import { CountBadge } from '@/components/ui/count-badge';
import { loadPart, loadScreen } from '@/components/ui/load-part';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { translate } from '@/lib/platform/language/translate';
import type { OwnProfileDto } from '@/lib/users/schema/read-profile';
import type { SettingsDto } from '@/lib/users/schema/settings';
import { AccountSection } from './account-section';
import { DatesSection } from './dates-section';
import { EmailSection } from './email-section';
import { NotificationChoices } from './notification-choices';
import { OwnProfile } from './own-profile';
import { PrivacySection } from './privacy-section';
import { SecuritySection } from './security-section';
import { texts } from './texts';
import { useSettings } from './use-settings';

/** QR code and setup are heavy, so only the screen that shows them loads them. */
const TwoStep = dynamic(
  () => loadScreen(() => import('@/components/auth/two-step').then((module) => module.TwoStep)),
  {
    ssr: false,
  },
);

const PasskeySection = dynamic(
  () =>
    loadPart(() =>
      import('@/components/users/passkey-section').then((module) => module.PasskeySection),
    ),
  { ssr: false },
);

const TokenSection = dynamic(
  () =>
    loadPart(() =>
      import('@/components/users/token-section').then((module) => module.TokenSection),
    ),
  { ssr: false },
);

interface SettingsPanelProps {
  userId: number;
  settings: SettingsDto;
}

function SettingsPanel({ userId, settings: initial }: SettingsPanelProps) {
  const { settings, save } = useSettings(userId, initial);
  return (
    <div className="grid min-w-0 items-start gap-4 *:min-w-0 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4 *:min-w-0">
        <PrivacySection settings={settings} onChange={save} />
        <DatesSection chosen={settings.dateStyle} onChange={save} />
        <BlockedPeople />
        <AccountSection userId={userId} />
      </div>
      <div className="grid min-w-0 gap-4 *:min-w-0">
        <NotificationChoices chosen={settings.notifications} onChange={save} />
        <FollowsSection />
        <EmailSection />
        {/* From the server: a password set for the first time is not among the settings stored here. */}
        <SecuritySection userId={userId} hasPassword={initial.hasPassword} />
        <PasskeySection />
        <TokenSection />
        <TwoStep />
      </div>
    </div>
  );
}

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
