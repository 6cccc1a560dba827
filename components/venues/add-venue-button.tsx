'use client';

import dynamic from 'next/dynamic';
import { SignInLink } from '@/components/layout/sign-in-choice';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { type ButtonVariants, buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';

const AddVenueDialog = dynamic(
  () => loadPart(() => import('./add-venue-dialog').then((module) => module.AddVenueDialog)),
  { ssr: false },
);

interface AddVenueButtonProps {
  label: string;
  variant?: ButtonVariants['variant'];
}

/** Opens the dialog to add a venue; a guest signs in first and returns. Same label for both, so that nothing moves. */
export function AddVenueButton({ label, variant }: AddVenueButtonProps) {
  const { status } = useViewer();
  const dialog = useDialog();
  if (status !== 'member') {
    return (
      <SignInLink className={buttonVariants({ variant })}>
        <LineIcon name="plus" />
        {label}
      </SignInLink>
    );
  }
  return (
    <>
      <Button variant={variant} onClick={dialog.show}>
        <LineIcon name="plus" />
        {label}
      </Button>
      {dialog.wanted ? <AddVenueDialog {...dialog.props} /> : null}
    </>
  );
}
