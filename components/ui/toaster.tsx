'use client';

import { Provider } from 'radix-ui/toast';
import { translate } from '@/lib/platform/language/translate';
import { pageDirection } from './direction';
import { texts } from './texts';
import { Toast, ToastClose, ToastDescription, ToastTitle, ToastViewport } from './toast';
import { dismissToast, useToast } from './use-toast';

const DURATION_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;

/** The toast area. Mount once. F8 (Radix's default) moves the focus into it. */
export function Toaster() {
  const { toasts } = useToast();
  return (
    <Provider
      label={translate(texts).toast}
      duration={DURATION_MS}
      // Towards the end of the line, where it also leaves by itself.
      swipeDirection={pageDirection() === 'rtl' ? 'left' : 'right'}
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((item) => (
        <Toast
          key={item.id}
          variant={item.variant}
          duration={item.durationMs}
          open={item.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(item.id);
          }}
        >
          <div className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
            {item.title ? <ToastTitle>{item.title}</ToastTitle> : null}
            {item.description ? <ToastDescription>{item.description}</ToastDescription> : null}
          </div>
          {item.action}
          <ToastClose />
        </Toast>
      ))}
      <ToastViewport />
    </Provider>
  );
}
