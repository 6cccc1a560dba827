'use client';

import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '@/lib/cn';
import { pageDirection } from './direction';

interface Choice {
  id: string;
  value: string;
  choose: (value: string) => void;
}

const TabsContext = createContext<Choice | null>(null);

function useTabs(): Choice {
  const choice = useContext(TabsContext);
  if (!choice) throw new Error('A part of tabs is outside of them');
  return choice;
}

type TabsProps = ComponentProps<'div'> & {
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
};

/** Tabs by the WAI-ARIA pattern: those of Radix cost 15 kB on pages that guests read on a phone. */
export function Tabs({ defaultValue = '', value, onValueChange, className, ...props }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  function choose(next: string): void {
    if (next === current) return;
    setOwn(next);
    onValueChange?.(next);
  }
  return (
    <TabsContext value={{ id, value: current, choose }}>
      <div dir={pageDirection()} className={cn('flex flex-col gap-5', className)} {...props} />
    </TabsContext>
  );
}

/**
 * Scrolls sideways rather than wrapping, so that a fourth tab cannot push the page down on a phone. Tabs need scripts; pages
 * that work without them use MountedTabsContent or links.
 */
export function TabsList({ className, ...props }: ComponentProps<'div'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs can be focused
    <div
      role="tablist"
      onKeyDown={moveFocus}
      className={cn(
        'flex gap-1 overflow-x-auto border-b [scrollbar-width:none] noscript:hidden',
        className,
      )}
      {...props}
    />
  );
}

/** The arrows move in a circle, in the direction of the text. Focus selects. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  const at = tabs.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const step = pageDirection() === 'rtl' ? -1 : 1;
  const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 }[key];
  if (to === undefined) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}

/** Scrolls only the row: `scrollIntoView` would also scroll the page. */
function scrollIntoRow(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (!row) return;
  const [{ left, right }, frame] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (left < frame.left) row.scrollLeft += left - frame.left;
  else if (right > frame.right) row.scrollLeft += right - frame.right;
}

interface Valued {
  value: string;
}

interface TriggerProps extends Omit<ComponentProps<'button'>, 'value'>, Valued {
  /** The query of the page that shows this tab: a click before hydration leads to it. */
  address?: string;
}

export function TabsTrigger({ value, address, className, ...props }: TriggerProps) {
  const tabs = useTabs();
  const isChosen = value === tabs.value;
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen && trigger.current) scrollIntoRow(trigger.current);
  }, [isChosen]);
  return (
    <button
      ref={trigger}
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isChosen}
      aria-controls={`${tabs.id}-panel-${value}`}
      data-state={isChosen ? 'active' : 'inactive'}
      data-address={isChosen ? undefined : address}
      tabIndex={isChosen ? 0 : -1}
      // Safari does not focus a clicked button.
      onClick={() => tabs.choose(value)}
      onFocus={() => tabs.choose(value)}
      // Defined in tabs.css.
      className={cn('tab', className)}
      {...props}
    />
  );
}

/** A panel that is in the page whether it is selected or not. Without scripts, all of them are shown. */
export function MountedTabsContent(props: Omit<TabsContentProps, 'isMounted'>) {
  return <TabsContent isMounted className="noscript:block!" {...props} />;
}

type TabsContentProps = ComponentProps<'div'> & Valued & { isMounted?: boolean };

export function TabsContent({
  value,
  isMounted = false,
  className,
  children,
  ...props
}: TabsContentProps) {
  const tabs = useTabs();
  const isChosen = value === tabs.value;
  const isPresent = isMounted || isChosen;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      data-state={isChosen ? 'active' : 'inactive'}
      // A panel is focusable, so that the keyboard reaches one without controls.
      tabIndex={0}
      hidden={!isPresent}
      className={cn('outline-offset-4 data-[state=inactive]:hidden', className)}
      {...props}
    >
      {isPresent ? children : null}
    </div>
  );
}
