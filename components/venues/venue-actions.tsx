'use client';

import {
  BadgeCheck,
  DoorClosed,
  EllipsisVertical,
  Flag,
  Pencil,
  PencilLine,
  Trash2,
} from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useDialog } from '@/components/ui/use-dialog';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { useOwnVenue } from './use-own-venue';

const DeleteVenueDialog = dynamic(
  () => import('./delete-venue-dialog').then((module) => module.DeleteVenueDialog),
  { ssr: false },
);
const MarkClosedDialog = dynamic(
  () => import('./mark-closed-dialog').then((module) => module.MarkClosedDialog),
  { ssr: false },
);
const SuggestChangeDialog = dynamic(
  () => import('./suggest-change-dialog').then((module) => module.SuggestChangeDialog),
  { ssr: false },
);
const ReportDialog = dynamic(
  () => import('@/components/moderation/report-dialog').then((module) => module.ReportDialog),
  { ssr: false },
);

/** The actions of a signed-in person on a venue; guests see none. */
export function VenueActions({ venue }: { venue: Pick<VenueDto, 'id' | 'name'> }) {
  const { user } = useViewer();
  const own = useOwnVenue(venue.id);
  const remove = useDialog();
  const closing = useDialog();
  const suggestion = useDialog();
  const report = useDialog();
  if (!user || !own) return <span aria-hidden className="size-11 shrink-0" />;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={`More about ${isolate(venue.name)}`}>
            <EllipsisVertical aria-hidden className="size-5" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {own.canEdit ? (
            <DropdownMenuItem asChild>
              <Link href={routes.editVenue(own.id)}>
                <Pencil aria-hidden />
                Edit Venue
              </Link>
            </DropdownMenuItem>
          ) : null}
          {own.canEdit ? (
            <DropdownMenuItem onSelect={closing.show}>
              <DoorClosed aria-hidden />
              {own.isClosed ? 'Mark as open' : 'Mark as closed'}
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuItem onSelect={suggestion.show}>
            <PencilLine aria-hidden />
            {own.canEdit ? 'It is listed twice' : 'Suggest an edit'}
          </DropdownMenuItem>
          {own.canEdit || own.isVerified ? null : (
            <DropdownMenuItem asChild>
              <Link href={routes.venueApplication(own.id)}>
                <BadgeCheck aria-hidden />I run this venue
              </Link>
            </DropdownMenuItem>
          )}
          {own.canDelete ? (
            <DropdownMenuItem onSelect={remove.show}>
              <Trash2 aria-hidden />
              Delete Venue
            </DropdownMenuItem>
          ) : null}
          {own.addedById === user.id ? null : (
            <DropdownMenuItem onSelect={report.show}>
              <Flag aria-hidden />
              Report venue
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {remove.wanted ? <DeleteVenueDialog {...remove.props} venue={venue} /> : null}
      {closing.wanted ? <MarkClosedDialog {...closing.props} venue={own} /> : null}
      {suggestion.wanted ? <SuggestChangeDialog {...suggestion.props} venue={own} /> : null}
      {report.wanted ? (
        <ReportDialog
          {...report.props}
          target={{ type: 'venue', id: venue.id, name: venue.name }}
        />
      ) : null}
    </>
  );
}
