import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { SettingsSection } from '@/components/ui/settings-section';
import { useDialog } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import { SecurityEvents } from './security-events';
import { SessionList } from './session-list';
import { texts } from './settings-texts';

const PasswordDialog = dynamic(
  () => loadPart(() => import('./password-dialog').then((module) => module.PasswordDialog)),
  { ssr: false },
);

interface SecuritySectionProps {
  userId: number;
  hasPassword: boolean;
}

export function SecuritySection({ userId, hasPassword }: SecuritySectionProps) {
  const t = translate(texts);
  const password = useDialog();
  return (
    <SettingsSection title={t.security} description={t.securityHint}>
      <Button variant="secondary" className="justify-self-start" onClick={password.show}>
        <LineIcon name="key-round" />
        {hasPassword ? t.changePassword : t.setPassword}
      </Button>
      {password.wanted ? (
        <PasswordDialog {...password.props} userId={userId} hasPassword={hasPassword} />
      ) : null}
      <SessionList userId={userId} />
      <SecurityEvents userId={userId} />
    </SettingsSection>
  );
}
