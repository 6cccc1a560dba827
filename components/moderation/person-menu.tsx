'use client';

import dynamic from 'next/dynamic';
import {
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { LineIconName } from '@/components/ui/line-icon-names';
import { loadPart } from '@/components/ui/load-part';
import { useBackSheet } from '@/components/ui/use-back-layer';
import { useEarlyClick } from '@/components/ui/use-before-hydration';
import { useDialog } from '@/components/ui/use-dialog';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './menu-texts';

const BlockDialog = dynamic(
  () => loadPart(() => import('./block-dialog').then((module) => module.BlockDialog)),
  {
    ssr: false,
  },
);
const ReportDialog = dynamic(
  () => loadPart(() => import('./report-dialog').then((module) => module.ReportDialog)),
  { ssr: false },
);

interface PersonMenuProps {
  person: { id: number; name: string };
  /** Called after blocking: a list drops the card, a profile navigates away. */
  onBlocked: () => void;
  /** Passed while the two are connected. */
  onDisconnect?: () => void;
  className?: string;
}

const never = () => () => {};

/** Report, block and disconnect, on every card and profile. Uses the platform's popover; a bottom sheet on phones. */
export function PersonMenu({ person, onBlocked, onDisconnect, className }: PersonMenuProps) {
  const id = useId();
  const t = translate(texts);
  const button = useEarlyClick<HTMLButtonElement>(() => menu.current?.showPopover());
  const menu = useRef<HTMLDivElement>(null);
  const onToggle = useBackSheet(menu);
  // A list has many of these menus, and few are ever opened.
  const [wasOpened, setOpened] = useState(false);
  const block = useDialog();
  const report = useDialog();
  // Before hydration the platform would open it in the corner of the page, with items that do nothing.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  function choose(action: () => void): void {
    menu.current?.hidePopover();
    // The button has the focus, so that the dialog returns it there.
    button.current?.focus();
    action();
  }
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        popoverTarget={isLive ? id : undefined}
        aria-label={t.moreAbout({ person: person.name })}
        className={cn('text-muted-foreground', className)}
      >
        <LineIcon name="ellipsis-vertical" className="size-5" />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onToggle={onToggle}
        onBeforeToggle={(event) => {
          setOpened(true);
          place(event, button.current);
        }}
        // Defined in parts.css.
        className="person-menu"
      >
        {wasOpened ? (
          <ul className="grid">
            {onDisconnect ? (
              <MenuItem icon="user-minus" onSelect={() => choose(onDisconnect)}>
                {t.disconnect}
              </MenuItem>
            ) : null}
            <MenuItem icon="flag" onSelect={() => choose(report.show)}>
              {rich(t.report, { name: <bdi>{person.name}</bdi> })}
            </MenuItem>
            <MenuItem icon="ban" destructive onSelect={() => choose(block.show)}>
              {rich(t.block, { name: <bdi>{person.name}</bdi> })}
            </MenuItem>
          </ul>
        ) : null}
      </div>
      {block.wanted ? <BlockDialog {...block.props} person={person} onBlocked={onBlocked} /> : null}
      {report.wanted ? (
        <ReportDialog
          {...report.props}
          target={{ type: 'person', id: person.id, name: person.name }}
        />
      ) : null}
    </>
  );
}

const MENU_WIDTH_PX = 240;

/** In document coordinates, so that it scrolls with its button. The bottom sheet on narrow screens ignores them. */
function place(event: ToggleEvent<HTMLDivElement>, button: HTMLElement | null): void {
  if (event.newState !== 'open' || !button) return;
  const { bottom, right } = button.getBoundingClientRect();
  const { style } = event.currentTarget;
  style.setProperty('--popover-top', `${bottom + window.scrollY + 4}px`);
  style.setProperty('--popover-left', `${Math.max(8, right - MENU_WIDTH_PX)}px`);
}

interface MenuItemProps {
  icon: LineIconName;
  onSelect: () => void;
  destructive?: boolean;
  children: ReactNode;
}

function MenuItem({ icon, onSelect, destructive, children }: MenuItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onSelect}
        className={cn(
          'wrap-anywhere flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-start font-entry text-sm focus-visible:-outline-offset-2 sm:min-h-11',
          destructive ? 'text-destructive-ink hover:bg-destructive-soft' : 'hover:bg-accent',
        )}
      >
        <LineIcon name={icon} className="size-4.5 shrink-0" />
        <span className="min-w-0">{children}</span>
      </button>
    </li>
  );
}
