'use client';

import { CopyField } from '@/components/sharing/copy-field';
import { ShareButton } from '@/components/sharing/share-button';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import type { NewInviteLinkDto } from '@/lib/invites/schema';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './texts';

export function PrintButton() {
  return (
    <Button size="lg" className="print:hidden" onClick={() => window.print()}>
      <LineIcon name="printer" />
      {translate(texts).print}
    </Button>
  );
}

/** A new link, whose address is known only now. */
export function MadeLink({
  link: { url, sentence },
  name,
}: {
  link: NewInviteLinkDto;
  name: string;
}) {
  const t = translate(texts);
  const token = url.split('/').at(-1) ?? '';
  const save = buttonVariants({ variant: 'secondary' });
  return (
    <section
      aria-label={t.yourLink}
      className="grid gap-3 rounded-card border bg-card p-4 *:min-w-0"
    >
      <p className="text-sm">{t.copyNow}</p>
      <CopyField url={url} label={t.yourLink} />
      {/* oxlint-disable-next-line nextjs/no-img-element -- drawn for this link alone, nothing for next/image to do */}
      <img
        src={routes.joinCode(token, 'svg')}
        alt={t.code}
        width={176}
        height={176}
        className="mx-auto size-44"
      />
      <div className="flex flex-wrap gap-2 *:max-sm:grow">
        <ShareButton title={name} text={sentence} path={routes.join(token)} label={t.share} />
        <a href={routes.joinCode(token, 'png')} download="maidan-invite.png" className={save}>
          <LineIcon name="download" />
          {t.savePng}
        </a>
        <a href={routes.joinCode(token, 'svg')} download="maidan-invite.svg" className={save}>
          <LineIcon name="download" />
          {t.saveSvg}
        </a>
        <a
          href={routes.joinPoster(token)}
          target="_blank"
          rel="noopener noreferrer"
          className={save}
        >
          <LineIcon name="printer" />
          {t.printPage}
        </a>
      </div>
    </section>
  );
}
