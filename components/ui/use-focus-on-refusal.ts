'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Scrolls to the first refused field and focuses it: on a phone it may be far outside the visible part of a long form. Its
 * error is read with it. An error of the whole form is scrolled into view.
 */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>) {
  const isExpected = useRef(false);
  const isSending = useRef(false);
  const [, setSettled] = useState(0);
  // After every render: the errors may come from the schema at once, or from the server later.
  useEffect(() => {
    if (!isExpected.current || isSending.current) return;
    const field = firstRefused(form.current);
    const shown = field ?? form.current?.querySelector('[role="alert"]:not(:empty)');
    if (!shown) return;
    isExpected.current = false;
    field?.focus({ preventScroll: true });
    // Centred, so that no header, bar or keyboard covers it.
    shown.scrollIntoView({ block: 'center' });
  });
  return {
    /** Errors that appear from now on belong to this submission. */
    expect: (sent: unknown) => {
      isExpected.current = true;
      if (!(sent instanceof Promise)) return;
      isSending.current = true;
      const settle = () => {
        isSending.current = false;
        setSettled((count) => count + 1);
      };
      sent.then(settle, settle);
    },
    /** People who continue typing must not lose the focus. */
    forget: () => {
      isExpected.current = false;
    },
  };
}

const CONTROLS = 'input, select, textarea, button';

function firstRefused(form: HTMLFormElement | null): HTMLElement | null {
  const mark = form?.querySelector('[aria-invalid="true"], [data-field-error]:not(:empty)');
  if (!(mark instanceof HTMLElement)) return null;
  if (!('fieldError' in mark.dataset)) return mark;
  const labelled = document.getElementById(mark.id.replace(/-error$/, ''));
  if (labelled && labelled !== mark) return labelled;
  return mark.closest('fieldset, section')?.querySelector<HTMLElement>(CONTROLS) ?? null;
}
