import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SignInForm } from './sign-in-form';

const draw = (offersLink: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SignInForm returnTo="/" offersLink={offersLink} initialError={null} />
    </QueryClientProvider>,
  );

it('offers letters only where they can leave, and says so where they cannot', () => {
  expect(draw(true)).toContain('E-mail me a sign-in link');
  expect(draw(true)).not.toContain('cannot send e-mails');
  const without = draw(false);
  expect(without).not.toContain('E-mail me a sign-in link');
  expect(without).toContain('Forgot your password? This site cannot send e-mails');
});
