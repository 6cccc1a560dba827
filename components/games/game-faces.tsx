import { Face } from '@/components/avatars/face';
import { FACES_IN_LISTS } from '@/lib/games/constants';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

type Faces = Pick<GameDto, 'faces' | 'goingCount' | 'viewer'>;

type Counts = Pick<GameDto, 'goingCount' | 'waitlistCount' | 'status'>;

/** Overlapping faces of those who are going; figures for a viewer who may not see them. */
export function GameFaces({ game: { faces, goingCount } }: { game: Faces }) {
  const count = Math.min(goingCount, FACES_IN_LISTS);
  if (count === 0) return null;
  return (
    <span className="faces">
      {Array.from({ length: count }, (_, at) => (
        // The place in the row is the face's identity: a figure has no other.
        // oxlint-disable-next-line react/no-array-index-key
        <Face key={at} of={faces[at]} />
      ))}
    </span>
  );
}

/** 'Ali and 3 others are going'; null for a viewer who sees none of them. */
export function whoGoes({ faces, goingCount, viewer }: Faces): string | null {
  const [first] = faces;
  if (!first) return null;
  const t = translate(texts);
  const others = goingCount - 1;
  // The viewer's own face is the last of them.
  const isViewer = faces.length === 1 && viewer?.status === 'going';
  return isViewer ? t.youGo({ others }) : t.goes({ person: first.name, others });
}

/** '4 going', or '4 going, 3 waiting' before the game. */
export function goingCounts({ goingCount: going, waitlistCount: waiting, status }: Counts): string {
  const t = translate(texts);
  return waiting > 0 && status === 'upcoming'
    ? t.goingAndWaiting({ going, waiting })
    : t.goingCount({ count: going });
}
