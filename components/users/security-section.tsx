import { KeyRound } from 'lucide-react';
import dynamic from 'next/dynamic';
import { SettingsSection } from '@/components/layout/settings-section';
import { Button } from '@/components/ui/button';
import { useDialog } from '@/components/ui/use-dialog';
import { SecurityEvents } from './security-events';
import { SessionList } from './session-list';

const PasswordDialog = dynamic(
  () => import('./password-dialog').then((module) => module.PasswordDialog),
  { ssr: false },
);

interface SecuritySectionProps {
  userId: number;
  hasPassword: boolean;
}

export function SecuritySection({ userId, hasPassword }: SecuritySectionProps) {
  const password = useDialog();
  return (
    <SettingsSection
      title="Password and sessions"
      description="Changing the password signs out every other browser."
    >
      <Button variant="secondary" className="justify-self-start" onClick={password.show}>
        <KeyRound aria-hidden />
        {hasPassword ? 'Change password' : 'Set a password'}
      </Button>
      {password.wanted ? (
        <PasswordDialog {...password.props} userId={userId} hasPassword={hasPassword} />
      ) : null}
      <SessionList userId={userId} />
      <SecurityEvents userId={userId} />
    </SettingsSection>
  );
}
