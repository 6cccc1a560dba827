'use client';

import { useState } from 'react';
import { useOwnNow } from '@/components/calendar/use-now';
import type { MessageActions } from '@/components/messages/use-message-actions';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';
import type { LineIconName } from '@/components/ui/line-icon-names';
import { portalContainer } from '@/components/ui/portal-container';
import { EDIT_MINUTES_MAX, REACTIONS } from '@/lib/messages/constants';
import type { MessageDto } from '@/lib/messages/schema/message';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

interface MessageMenuProps {
  message: MessageDto;
  own: boolean;
  /** The viewer is an organiser of the group. */
  canModerate: boolean;
  isPinned: boolean;
  actions: MessageActions;
}

const triggerClasses =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted-foreground opacity-60 hover:bg-accent hover:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100';

/**
 * The actions on a message: react, reply, and for the author also edit and delete for a while. A button until it is clicked: a
 * closed menu for each message makes a scrolling chat drop frames.
 */
export function MessageMenu(props: MessageMenuProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const t = translate(texts);
  const label = t.optionsFor({ words: props.message.content.slice(0, 40) || t.photo });
  if (container) return <OpenedMenu {...props} label={label} container={container} />;
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      data-tooltip=""
      className={triggerClasses}
      onClick={({ currentTarget }) => setContainer(containerOf(currentTarget))}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        // Opens the menu like its trigger, instead of scrolling.
        event.preventDefault();
        setContainer(containerOf(event.currentTarget));
      }}
    >
      <LineIcon name="ellipsis-vertical" className="size-4" />
    </button>
  );
}

/** The open drawer hides everything outside it, so its menus must be inside it. */
const containerOf = (button: HTMLElement): HTMLElement =>
  button.closest<HTMLElement>('[role="dialog"]') ?? portalContainer() ?? document.body;

function OpenedMenu({
  message,
  own,
  canModerate,
  isPinned,
  actions,
  label,
  container,
}: MessageMenuProps & { label: string; container: HTMLElement }) {
  const t = translate(texts);
  const fresh = useOwnNow() - Date.parse(message.createdAt) < EDIT_MINUTES_MAX * 60_000;
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger aria-label={label} data-tooltip="" className={triggerClasses}>
        <LineIcon name="ellipsis-vertical" className="size-4" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align={own ? 'end' : 'start'} container={container} className="w-64">
        <div className="grid grid-cols-6">
          {REACTIONS.map((emoji) => (
            <DropdownMenuItem
              key={emoji}
              aria-label={t.reactWith({ emoji })}
              className="min-h-11 justify-center p-0 text-base"
              onSelect={() => actions.react(message, emoji, true)}
            >
              {emoji}
            </DropdownMenuItem>
          ))}
        </div>
        <DropdownMenuSeparator />
        <Entry icon="reply" label={t.reply} onSelect={() => actions.reply(message)} />
        {own && fresh && !message.image ? (
          <Entry icon="pencil" label={t.edit} onSelect={() => actions.edit(message)} />
        ) : null}
        {canModerate ? (
          <Entry
            icon={isPinned ? 'pin-off' : 'pin'}
            label={isPinned ? t.unpin : t.pin}
            onSelect={() => actions.pin(message, !isPinned)}
          />
        ) : null}
        {(own && fresh) || canModerate ? (
          <Entry
            icon="trash"
            label={own && fresh ? t.delete : t.removeForEverybody}
            onSelect={() => actions.remove(message)}
          />
        ) : null}
        {own ? null : (
          <Entry icon="flag" label={t.report} onSelect={() => actions.report(message)} />
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface EntryProps {
  icon: LineIconName;
  label: string;
  onSelect: () => void;
}

function Entry({ icon, label, onSelect }: EntryProps) {
  return (
    <DropdownMenuItem className="min-h-11" onSelect={onSelect}>
      <LineIcon name={icon} className="size-4.5" />
      {label}
    </DropdownMenuItem>
  );
}
