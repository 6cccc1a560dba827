import type { ReactNode } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import { copyLink } from '@/components/sharing/share-button';
import { texts as sharing } from '@/components/sharing/texts';
import { whatsAppUrl } from '@/components/sharing/whats-app';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';
import { useDialog } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface LinkMenuProps {
  name: string;
  /** Null for a person with an account, who has no personal link and cannot be removed. */
  link: { url: string; message: string } | null;
  refresh: readonly string[];
  renew: () => Promise<unknown>;
  remove: () => Promise<unknown>;
  removeHint: string;
  /** Removing leaves the page. */
  onRemoved?: () => void;
  /** Further items. */
  children: ReactNode;
}

/** What is done with somebody who has a personal link: send, copy or renew it, and remove the person. */
export function LinkMenu({ name, link, refresh, onRemoved, ...steps }: LinkMenuProps) {
  const { run } = useAction({ refresh });
  const removing = useAction({ refresh, leaves: onRemoved !== undefined });
  const dialog = useDialog();
  const t = translate(texts);
  const failed = t.didNotWork;
  const renew = () =>
    run({
      call: steps.renew,
      done: t.linkRenewed({ name }),
      description: t.newLinkHint,
      failed,
    });
  return (
    <div className="flex items-center gap-1">
      {link ? (
        <a
          href={whatsAppUrl(link.message)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t.sendTo({ name })}${translate(sharing).inNewTab}`}
          data-tooltip=""
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        >
          <LineIcon name="message-circle" />
        </a>
      ) : null}
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={t.whatToDoWith({ name })}
          data-tooltip=""
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        >
          <LineIcon name="ellipsis-vertical" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {steps.children}
          {link ? (
            <>
              <DropdownMenuItem onSelect={() => copyLink(link.url)}>{t.copyLink}</DropdownMenuItem>
              <DropdownMenuItem onSelect={renew}>{t.newLink}</DropdownMenuItem>
              <DropdownMenuItem variant="destructive" onSelect={dialog.show}>
                {t.remove}
              </DropdownMenuItem>
            </>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog.wanted ? (
        <FormDialog
          {...dialog.props}
          title={t.removeOf({ name })}
          description={steps.removeHint}
          submit={t.remove}
          destructive
          busy={removing.busy}
          onSubmit={() =>
            removing.run({
              call: steps.remove,
              done: t.removed({ name }),
              failed,
              onDone: onRemoved ?? (() => dialog.props.onOpenChange(false)),
            })
          }
        />
      ) : null}
    </div>
  );
}
