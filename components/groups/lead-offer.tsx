'use client';

import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import type { GroupDto } from '@/lib/groups/schema/group';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useGroupStep } from './use-group-step';

/** For the member whom the creator asked to run the group; in a group without a creator it remains until a member accepts. */
export function LeadOffer({ group: { id, name, viewer } }: { group: GroupDto }) {
  const t = translate(texts);
  const isFree = viewer?.isFreeToLead;
  const router = useRouter();
  const { run, busy } = useGroupStep();
  const disabled = busy || undefined;
  const params = { id };
  const onDone = () => router.refresh();
  return (
    <section
      aria-label={t.leadQuestion({ group: name })}
      className="grid gap-3 rounded-card border border-special/40 bg-special-soft p-4"
    >
      <div>
        <p className="wrap-anywhere font-lead">{t.leadQuestion({ group: name })}</p>
        <p className="text-sm">{isFree ? t.leadFreeHint : t.leadHint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-disabled={disabled}
          onClick={() =>
            run({
              call: () => api('POST /api/groups/{id}/lead', { params }),
              done: t.leadTaken,
              failed: t.didNotWork,
              onDone,
            })
          }
        >
          {t.leadYes}
        </Button>
        {isFree ? null : (
          <Button
            variant="secondary"
            aria-disabled={disabled}
            onClick={() =>
              run({
                call: () => api('DELETE /api/groups/{id}/lead', { params }),
                done: t.leadRefused,
                failed: t.didNotWork,
                onDone,
              })
            }
          >
            {t.leadNo}
          </Button>
        )}
      </div>
    </section>
  );
}
