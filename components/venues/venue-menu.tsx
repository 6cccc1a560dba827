'use client';

import dynamic from 'next/dynamic';
import { Link } from '@/components/language/link';
import { useViewer } from '@/components/layout/viewer';
import { ReportDialog } from '@/components/moderation/report-dialog-lazy';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { useOwnVenue } from './own-venue';
import { texts } from './texts';

const DeleteVenueDialog = dynamic(
  () => loadPart(() => import('./delete-venue-dialog').then((module) => module.DeleteVenueDialog)),
  { ssr: false },
);
const EmbedDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/sharing/embed-dialog').then((module) => module.EmbedDialog),
    ),
  { ssr: false },
);
const MarkClosedDialog = dynamic(
  () => loadPart(() => import('./delete-venue-dialog').then((module) => module.MarkClosedDialog)),
  { ssr: false },
);
const SuggestChangeDialog = dynamic(
  () =>
    loadPart(() => import('./suggest-change-dialog').then((module) => module.SuggestChangeDialog)),
  { ssr: false },
);

export function VenueMenu({ venue }: { venue: Pick<VenueDto, 'id' | 'name'> }) {
  const t = translate(texts);
  const { user } = useViewer();
  const own = useOwnVenue();
  const remove = useDialog();
  const [closing, embed] = [useDialog(), useDialog()];
  const suggestion = useDialog();
  const report = useDialog();
  if (!user || !own) return null;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={t.moreAbout({ venue: venue.name })}
          data-tooltip=""
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        >
          <LineIcon name="ellipsis-vertical" className="size-5" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {own.canEdit ? (
            <DropdownMenuItem asChild>
              <Link href={routes.editVenue(own.id)}>
                <LineIcon name="pencil" />
                {t.edit}
              </Link>
            </DropdownMenuItem>
          ) : null}
          {own.canEdit ? (
            <DropdownMenuItem onSelect={closing.show}>
              <LineIcon name="door-closed" />
              {own.isClosed ? t.markOpen : t.markClosed}
            </DropdownMenuItem>
          ) : null}
          {own.canEdit ? (
            <DropdownMenuItem onSelect={embed.show}>
              <LineIcon name="share-2" />
              {t.onOwnSite}
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuItem onSelect={suggestion.show}>
            <LineIcon name="pencil-line" />
            {own.canEdit ? t.listedTwice : t.suggestEdit}
          </DropdownMenuItem>
          {own.canEdit || own.isVerified ? null : (
            <DropdownMenuItem asChild>
              <Link href={routes.venueApplication(own.id)}>
                <LineIcon name="badge-check" />
                {t.runThisVenue}
              </Link>
            </DropdownMenuItem>
          )}
          {own.canDelete ? (
            <DropdownMenuItem onSelect={remove.show}>
              <LineIcon name="trash" />
              {t.deleteVenue}
            </DropdownMenuItem>
          ) : null}
          {own.addedById === user.id ? null : (
            <DropdownMenuItem onSelect={report.show}>
              <LineIcon name="flag" />
              {t.reportVenue}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {remove.wanted ? <DeleteVenueDialog {...remove.props} venue={venue} /> : null}
      {closing.wanted ? <MarkClosedDialog {...closing.props} venue={own} /> : null}
      {embed.wanted ? (
        <EmbedDialog {...embed.props} of={{ kind: 'venue', id: venue.id, name: venue.name }} />
      ) : null}
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
