import type { InvitationDto } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { whenOf } from './guest-entry';
import { PrintButton } from './made-link';

interface InvitationPosterProps {
  token: string;
  invitation: InvitationDto;
  /** In a form that people can type. */
  address: string;
}

/** A printable page for a notice board: it covers the frame of the site. */
export function InvitationPoster({ token, invitation, address }: InvitationPosterProps) {
  const t = translate(texts);
  const { game, group, sport, place } = invitation;
  const name = game?.title ?? group;
  const lines = [sportWords(sport), whenOf(invitation), place].filter((line) => line !== null);
  return (
    <article className="mx-auto grid max-w-xl justify-items-center gap-5 text-center *:min-w-0 print:fixed print:inset-0 print:z-50 print:max-w-none print:content-center print:bg-white print:text-black">
      <h1 className="wrap-anywhere text-4xl" dir="auto">
        {name}
      </h1>
      {game ? (
        <p className="wrap-anywhere text-xl" dir="auto">
          {group}
        </p>
      ) : null}
      <p className="wrap-anywhere text-xl">
        {lines.map((line) => (
          <bdi key={line} className="block">
            {line}
          </bdi>
        ))}
      </p>
      {/* oxlint-disable-next-line nextjs/no-img-element -- drawn for this link alone, nothing for next/image to do */}
      <img
        src={routes.joinCode(token, 'svg')}
        alt={t.codeOf({ name })}
        width={360}
        height={360}
        className="h-auto w-full max-w-88"
      />
      <p className="font-strong text-2xl">{t.scanToJoin}</p>
      <p className="wrap-anywhere text-sm" dir="ltr">
        {address}
      </p>
      <PrintButton />
    </article>
  );
}
