import Link from 'next/link';
import { useId } from 'react';
import { SettingsSection } from '@/components/layout/settings-section';
import { NativeInput } from '@/components/ui/native-input';
import { Switch } from '@/components/ui/switch';
import { routes } from '@/lib/routes';
import { MESSAGE_PRIVACIES } from '@/lib/users/constants';
import type { SettingsDto } from '@/lib/users/schema/settings';
import type { SaveSettings } from './use-settings';

const LABELS: Record<SettingsDto['messagePrivacy'], string> = {
  anyone: 'Anyone',
  members: 'Connections and group members',
  connections: 'Connections',
};

interface PrivacySectionProps {
  settings: SettingsDto;
  onChange: SaveSettings;
}

export function PrivacySection({ settings, onChange }: PrivacySectionProps) {
  const id = useId();
  return (
    <SettingsSection
      title="Privacy"
      description={
        <Link
          href={routes.privacy()}
          className="font-strong text-primary-ink underline underline-offset-4"
        >
          What others see of you
        </Link>
      }
    >
      <fieldset>
        <legend className="mb-1 font-semibold text-sm">Who may message me</legend>
        {MESSAGE_PRIVACIES.map((choice) => (
          <label
            key={choice}
            htmlFor={`${id}${choice}`}
            className="flex min-h-11 items-center gap-3 rounded-control px-2 text-sm hover:bg-accent has-checked:bg-primary-soft has-checked:font-strong has-checked:text-primary-ink"
          >
            <NativeInput
              type="radio"
              id={`${id}${choice}`}
              name={`${id}privacy`}
              checked={settings.messagePrivacy === choice}
              onChange={() => onChange({ messagePrivacy: choice })}
              className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-input bg-card transition-[border-width] checked:border-[6px] checked:border-primary forced-colors:appearance-auto"
            />
            {LABELS[choice]}
          </label>
        ))}
      </fieldset>
      <div className="flex items-start justify-between gap-4 border-t pt-4">
        <div className="wrap-anywhere min-w-0">
          <label htmlFor={`${id}paused`} className="font-semibold text-sm">
            Pause my profile
          </label>
          <p id={`${id}paused-hint`} className="mt-0.5 text-muted-foreground text-sm">
            Nobody new finds you in lists, searches and suggestions. Your connections and group
            members still see you.
          </p>
        </div>
        <Switch
          id={`${id}paused`}
          aria-describedby={`${id}paused-hint`}
          checked={settings.paused}
          onChange={(event) => onChange({ paused: event.target.checked })}
        />
      </div>
    </SettingsSection>
  );
}
