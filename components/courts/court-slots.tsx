'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { SignInLink } from '@/components/layout/sign-in-choice';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { cn } from '@/lib/cn';
import type { FreeTimesDto } from '@/lib/courts/schema/court-time';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

export type ShownCourt = Omit<FreeTimesDto['courts'][number], 'slots'>;
export type ShownSlot = FreeTimesDto['courts'][number]['slots'][number];

const AskDialog = dynamic(
  () => loadPart(() => import('./ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

interface CourtSlotsProps {
  court: ShownCourt;
  slots: ShownSlot[];
  minutes: number;
}

/** Members ask for a free one; guests see what is free and are led to sign-in. */
export function CourtSlots({ court, slots, minutes }: CourtSlotsProps) {
  const t = translate(texts);
  const isMember = useViewer().status === 'member';
  const dialog = useDialog();
  const [chosen, setChosen] = useState<ShownSlot | null>(null);
  return (
    <>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {slots.map((slot) => (
          <li key={slot.startsAt} className="grid min-w-0">
            {slot.mayAsk && isMember ? (
              <Button
                variant="secondary"
                className="h-auto w-full flex-col gap-0 px-1 py-1.5 tabular-nums"
                aria-label={t.askAt({
                  court: court.name,
                  time: slot.time,
                  price: wordsOf().money(slot.price, court.currency),
                })}
                onClick={() => {
                  setChosen(slot);
                  dialog.show();
                }}
              >
                <SlotWords slot={slot} currency={court.currency} />
              </Button>
            ) : (
              <span
                className={cn(
                  'grid min-h-11 content-center justify-items-center rounded-control border px-1 py-1.5 tabular-nums',
                  !slot.isFree && 'border-dashed bg-muted text-muted-foreground',
                )}
              >
                <SlotWords slot={slot} currency={court.currency} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {isMember ? null : (
        <SignInLink className={cn(buttonVariants({ variant: 'secondary' }), 'mt-3')}>
          {t.signInToAsk}
        </SignInLink>
      )}
      {dialog.wanted && chosen ? (
        <AskDialog {...dialog.props} court={court} slot={chosen} minutes={minutes} />
      ) : null}
    </>
  );
}

function SlotWords({ slot, currency }: { slot: ShownSlot; currency: string }) {
  const t = translate(texts);
  const words = wordsOf();
  return (
    <>
      <span className="font-lead text-sm">{words.clock(slot.time)}</span>
      <span className="text-xs">{slot.isFree ? words.money(slot.price, currency) : t.taken}</span>
      {slot.isWomens ? <span className="text-xs">{t.forWomen}</span> : null}
    </>
  );
}
