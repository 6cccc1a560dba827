import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import type { GameDto } from '@/lib/games/schema/read-game';
import { googleCalendarUrl } from '@/lib/platform/calendar/google-link';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export function CalendarLinks({ game }: { game: GameDto }) {
  const t = translate(texts);
  const google = googleCalendarUrl({
    title: game.title,
    startsAt: game.startsAt,
    endsAt: game.endsAt,
    location: game.location,
    details: [game.group.name, game.description].filter(Boolean).join('\n\n').slice(0, 1_000),
  });
  return (
    <p className="flex flex-wrap gap-2">
      <a
        href={google}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: 'secondary' })}
      >
        <LineIcon name="calendar-plus" />
        {t.addToGoogle}
        <span className="sr-only">{t.inNewTab}</span>
      </a>
      <a
        href={`/api/games/${game.id}/calendar`}
        className={buttonVariants({ variant: 'secondary' })}
      >
        <LineIcon name="download" />
        {t.calendarFile}
      </a>
    </p>
  );
}
