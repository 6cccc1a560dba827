import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border bg-card p-4 sm:p-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {description ? (
        <p className="mt-1 text-pretty text-muted-foreground text-sm">{description}</p>
      ) : null}
      <div className="mt-4 grid min-w-0 gap-4 *:min-w-0">{children}</div>
    </section>
  );
}
