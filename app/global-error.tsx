'use client';

import { useEffect } from 'react';

interface GlobalErrorProps {
  error: Error & { digest?: string };
  unstable_retry: () => void;
}

/** Shown when the root layout itself failed, so it relies on no stylesheet and no component of ours. */
export default function GlobalError({ error, unstable_retry }: GlobalErrorProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <html lang="en">
      <body
        style={{
          fontFamily: 'system-ui, sans-serif',
          padding: '3rem 1.5rem',
          maxWidth: '32rem',
          margin: '0 auto',
        }}
      >
        <title>Maidan</title>
        <h1>Something went wrong</h1>
        <p>Maidan could not be loaded. Your data is safe.</p>
        <button
          type="button"
          onClick={unstable_retry}
          style={{ minHeight: 44, padding: '0 1.25rem', fontSize: '1rem' }}
        >
          Try again
        </button>
      </body>
    </html>
  );
}
