import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { CopyField } from '@/components/sharing/copy-field';
import { Button } from '@/components/ui/button';
import { SettingsSection } from '@/components/ui/settings-section';
import type { CourtDto } from '@/lib/courts/schema/court';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './desk-texts';

/** Each court in a calendar app, by the owner's secret link, which is shown once. */
export function DeskCalendar({ courts }: { courts: CourtDto[] }) {
  const t = translate(texts);
  const { run, busy } = useAction();
  const [link, setLink] = useState<string | null>(null);
  return (
    <SettingsSection title={t.calendar} description={t.calendarHint}>
      {link === null ? (
        <Button
          variant="secondary"
          className="w-fit"
          aria-disabled={busy || undefined}
          onClick={() =>
            run({
              call: () => api('POST /api/calendar-feed'),
              failed: t.saveFailed,
              onDone: ({ url }) => setLink(url),
            })
          }
        >
          {t.makeLinks}
        </Button>
      ) : (
        courts.map(({ id, name }) => (
          <div key={id} className="grid gap-1 *:min-w-0">
            <bdi className="wrap-anywhere text-sm">{name}</bdi>
            <CopyField url={`${link}?court=${id}`} label={t.calendarOf({ court: name })} />
          </div>
        ))
      )}
    </SettingsSection>
  );
}
