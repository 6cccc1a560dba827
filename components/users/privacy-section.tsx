import { useId } from 'react';
import { Link } from '@/components/language/link';
import { NativeInput } from '@/components/ui/input';
import { SettingsSection } from '@/components/ui/settings-section';
import { Switch } from '@/components/ui/switch';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { MESSAGE_PRIVACIES } from '@/lib/users/constants';
import type { SettingsDto } from '@/lib/users/schema/settings';
import { texts } from './settings-texts';
import type { SaveSettings } from './use-settings';

interface PrivacySectionProps {
  settings: SettingsDto;
  onChange: SaveSettings;
}

export function PrivacySection({ settings, onChange }: PrivacySectionProps) {
  const t = translate(texts);
  const id = useId();
  const labels = { anyone: t.anyone, members: t.knownPeople, connections: t.connectionsOnly };
  return (
    <SettingsSection
      title={t.privacy}
      description={
        <Link
          href={routes.privacy()}
          className="font-strong text-primary-ink underline underline-offset-4"
        >
          {t.whatOthersSee}
        </Link>
      }
    >
      <fieldset>
        <legend className="mb-1 font-semibold text-sm">{t.whoMayWrite}</legend>
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
            {labels[choice]}
          </label>
        ))}
      </fieldset>
      <Link
        href={routes.guardian()}
        className="w-fit font-strong text-primary-ink underline underline-offset-4"
      >
        {settings.lacksBirthYear ? t.stateYear : t.guardians}
      </Link>
      {settings.womenOnly === null ? null : (
        <Choice
          label={t.womenOnly}
          hint={t.womenOnlyHint}
          checked={settings.womenOnly}
          onChange={(womenOnly) => onChange({ womenOnly })}
        />
      )}
      <Choice
        label={t.pause}
        hint={t.pauseHint}
        checked={settings.paused}
        onChange={(paused) => onChange({ paused })}
      />
    </SettingsSection>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 border-t pt-4">
      <div className="wrap-anywhere min-w-0">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        <p id={`${id}hint`} className="mt-0.5 text-muted-foreground text-sm">
          {hint}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
