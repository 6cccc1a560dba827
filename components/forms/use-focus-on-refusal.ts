'use client';

import { useEffect, useRef } from 'react';

/**
 * Brings the first field that was refused into sight and the focus to it: on a phone it may be far above or below what
 * is seen of a long form. Its sentence is read with it.
 */
export function useFocusOnRefusal(busy: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const isExpected = useRef(false);
  // After every rendering: the refusal may come from the schema at once, or from the server later.
  useEffect(() => {
    if (!isExpected.current || busy) return;
    const field = firstRefused(ref.current);
    if (!field) return;
    isExpected.current = false;
    field.focus({ preventScroll: true });
    // The middle is under no header, bar or keyboard.
    field.scrollIntoView({ block: 'center' });
  });
  return {
    ref,
    expect: () => {
      isExpected.current = true;
    },
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
