'use client';

import { useId } from 'react';
import { texts } from '@/components/groups/regular-texts';
import { useGroupStep } from '@/components/groups/use-group-step';
import { Switch } from '@/components/ui/switch';
import type { GroupDto } from '@/lib/groups/schema/group';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';

/** A member's own switch: a seat in each new date of a series unless they say no. */
export function AlwaysCome({ group }: { group: GroupDto }) {
  const { run, busy } = useGroupStep();
  const id = useId();
  const t = translate(texts);
  const checked = group.viewer?.alwaysComes ?? false;
  return (
    <div className="flex items-center gap-3 rounded-card border bg-card p-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-strong">
          {t.iCome}
        </label>
        <p id={`${id}hint`} className="text-muted-foreground text-sm">
          {t.iComeHint}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}hint`}
        checked={checked}
        disabled={busy}
        onChange={() =>
          run({
            call: () =>
              api('PUT /api/groups/{id}/always-comes', {
                params: { id: group.id },
                body: { alwaysComes: !checked },
              }),
            done: checked ? t.iAmAsked : t.iComeNow,
            failed: t.didNotWork,
          })
        }
      />
    </div>
  );
}
