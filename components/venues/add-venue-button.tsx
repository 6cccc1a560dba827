'use client';

import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { SignInLink } from '@/components/layout/sign-in-link';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { type ButtonVariants, buttonVariants } from '@/components/ui/button-variants';
import { useDialog } from '@/components/ui/use-dialog';

const AddVenueDialog = dynamic(
  () => import('./add-venue-dialog').then((module) => module.AddVenueDialog),
  { ssr: false },
);

interface AddVenueButtonProps {
  label: string;
  variant?: ButtonVariants['variant'];
}

/** Opens the add dialog; a guest signs in first and comes back. */
export function AddVenueButton({ label, variant }: AddVenueButtonProps) {
  const { status } = useViewer();
  const dialog = useDialog();
  if (status === 'guest') {
    return <SignInLink className={buttonVariants({ variant })}>Sign in to add a venue</SignInLink>;
  }
  return (
    <>
      <Button variant={variant} onClick={dialog.show} disabled={status === 'pending'}>
        <Plus aria-hidden />
        {label}
      </Button>
      {dialog.wanted ? <AddVenueDialog {...dialog.props} /> : null}
    </>
  );
}
