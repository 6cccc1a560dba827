const presses = new WeakSet<Element>();

// From the first script of the page on: parts of it are live long before others, whose code comes later.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) presses.add(button);
    },
    true,
  );
}

/** Whether `node` has been pressed since the page began. Asked by a button that has just become live. */
export const wasPressed = (node: Element): boolean => presses.has(node);
