import { TwoStep } from '@/components/auth/two-step-lazy';
import { BlockedPeople } from '@/components/moderation/blocked-people';
import type { SettingsDto } from '@/lib/users/schema/settings';
import { AccountSection } from './account-section';
import { EmailSection } from './email-section';
import { NotificationChoices } from './notification-choices';
import { PasskeySection } from './passkey-section-lazy';
import { PrivacySection } from './privacy-section';
import { SecuritySection } from './security-section';
import { useSettings } from './use-settings';

interface SettingsPanelProps {
  userId: number;
  settings: SettingsDto;
}

export function SettingsPanel({ userId, settings: initial }: SettingsPanelProps) {
  const { settings, save } = useSettings(userId, initial);
  return (
    <div className="grid min-w-0 items-start gap-4 *:min-w-0 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4 *:min-w-0">
        <PrivacySection settings={settings} onChange={save} />
        <BlockedPeople />
        <AccountSection userId={userId} />
      </div>
      <div className="grid min-w-0 gap-4 *:min-w-0">
        <NotificationChoices chosen={settings.notifications} onChange={save} />
        <EmailSection />
        {/* From the server: a password set for the first time is not among the settings stored here. */}
        <SecuritySection userId={userId} hasPassword={initial.hasPassword} />
        <PasskeySection />
        <TwoStep />
      </div>
    </div>
  );
}
