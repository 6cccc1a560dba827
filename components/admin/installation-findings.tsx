'use client';

import { useQuery } from '@tanstack/react-query';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { findingsQuery } from './admin-query';
import { texts } from './texts';

/** The faults of the installation with their remedies; nothing without any. */
export function InstallationFindings() {
  const findings = useQuery(findingsQuery).data ?? [];
  if (findings.length === 0) return null;
  const t = translate(texts);
  return (
    <section
      aria-label={t.installation}
      className="flex gap-3 rounded-card border border-special bg-card px-4 py-3"
    >
      <LineIcon
        name="triangle-exclamation-point"
        className="mt-1 size-5 shrink-0 text-special-ink"
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-base">{t.findings({ count: findings.length })}</h2>
        <ul className="mt-2 grid gap-3">
          {findings.map(({ name, sentence, remedy }) => (
            <li key={name} className="wrap-anywhere text-sm">
              <p className="font-strong">{sentence}</p>
              <p className="text-muted-foreground">{remedy}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
