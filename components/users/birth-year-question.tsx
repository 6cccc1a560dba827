'use client';

import { useState } from 'react';
import { BirthYearField } from '@/components/forms/birth-year-field';
import { useRouter } from '@/components/layout/use-router';
import { useBirthYear } from '@/components/onboarding/use-birth-year';
import { texts } from '@/components/onboarding/year-texts';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { city } from '@/lib/platform/city/city';
import { translate } from '@/lib/platform/language/translate';
import type { StatedBirthYearDto } from '@/lib/users/schema/settings';

/** What follows from the year, for the person alone. */
function consequence({ isUnder18, isTooYoung }: StatedBirthYearDto): string {
  const t = translate(texts);
  if (isTooYoung) return t.tooYoungHint({ age: city().leastAge });
  return isUnder18 ? t.youngHint : t.adultHint;
}

/** Asked once; 'Not now', and closing it, put the question off to the settings. */
export function BirthYearQuestion({ userId }: { userId: number }) {
  const t = translate(texts);
  const router = useRouter();
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState('');
  const [stated, setStated] = useState<StatedBirthYearDto | null>(null);
  const { state, save, busy, error } = useBirthYear(userId);
  function close() {
    setOpen(false);
    if (stated) router.refresh();
    else void save(null);
  }
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? setOpen(true) : close())}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>{stated ? t.thanks : t.question}</DialogTitle>
          <DialogDescription>{stated ? consequence(stated) : t.questionHint}</DialogDescription>
        </DialogHeader>
        {stated ? null : (
          <BirthYearField
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            error={error}
          />
        )}
        <DialogFooter>
          {stated ? (
            <Button size="lg" onClick={close}>
              {t.close}
            </Button>
          ) : (
            <>
              <Button variant="ghost" size="lg" onClick={close}>
                {t.later}
              </Button>
              <Button
                size="lg"
                aria-disabled={busy || undefined}
                onClick={async () => setStated(await state(chosen))}
              >
                {t.save}
              </Button>
            </>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
