import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { readWhole, replaceParts } from '@/components/lists/address';
import { CardGrid } from '@/components/lists/card-grid';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import type { SavedUserSportDto } from '@/lib/users/schema/profile';
import { SportSkillCard } from './person-header';
import { texts } from './texts';

const EditSportDialog = dynamic(
  () => loadPart(() => import('./edit-sport-dialog').then((module) => module.EditSportDialog)),
  { ssr: false },
);

interface OwnSportsProps {
  userId: number;
  sports: SavedUserSportDto[];
}

/** Opens the sport named in the URL: other screens link here to set a level. */
export function OwnSports({ userId, sports }: OwnSportsProps) {
  const t = translate(texts);
  const asked = readWhole(useSearchParams(), 'sport');
  const isOwn = sports.some(({ sportId }) => sportId === asked);
  const add = useDialog(asked !== null && !isOwn);
  const button = (
    <Button variant={sports.length > 0 ? 'secondary' : 'primary'} onClick={add.show}>
      <LineIcon name="plus" />
      {t.addSport}
    </Button>
  );
  return (
    <section aria-labelledby="sports-and-skills" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sports-and-skills" className="text-2xl">
          {t.sportsAndSkills}
        </h2>
        {sports.length > 0 ? button : null}
      </div>
      {sports.length === 0 ? (
        <EmptyState
          drawing="ground"
          title={t.noSports}
          description={t.ownSportsHint}
          action={button}
        />
      ) : (
        <CardGrid>
          {sports.map((own) => (
            <li key={own.id}>
              <OwnSport userId={userId} own={own} openAtFirst={own.sportId === asked} />
            </li>
          ))}
        </CardGrid>
      )}
      {add.wanted ? (
        <EditSportDialog
          {...clearingUrl(add.props)}
          userId={userId}
          own={null}
          sportId={asked}
          taken={sports.map(({ sportId }) => sportId)}
        />
      ) : null}
    </section>
  );
}

/** Once closed, the dialog must not reopen from the URL. */
function clearingUrl(dialog: DialogProps): DialogProps {
  return {
    ...dialog,
    onOpenChange: (open) => {
      dialog.onOpenChange(open);
      if (!open) replaceParts({ sport: null });
    },
  };
}

interface OwnSportProps {
  userId: number;
  own: SavedUserSportDto;
  openAtFirst: boolean;
}

function OwnSport({ userId, own, openAtFirst }: OwnSportProps) {
  const edit = useDialog(openAtFirst);
  return (
    <>
      <SportSkillCard
        own={own}
        action={
          <Button
            variant="ghost"
            size="icon"
            aria-label={translate(texts).editSport({ sport: sportWords(own.sport.name) })}
            onClick={edit.show}
          >
            <LineIcon name="pencil" />
          </Button>
        }
      />
      {edit.wanted ? (
        <EditSportDialog {...clearingUrl(edit.props)} userId={userId} own={own} taken={[]} />
      ) : null}
    </>
  );
}
