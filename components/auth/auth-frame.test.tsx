import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LandingFeatures } from '@/components/layout/landing-features';
import { AuthFrame } from './auth-frame';

it('the pages before signing in claim nothing of who is near', () => {
  const drawn = renderToStaticMarkup(
    <AuthFrame>
      <LandingFeatures />
    </AuthFrame>,
  );
  expect(drawn).toContain('Find players');
  expect(drawn).not.toMatch(/some(?:one|body) near|near you is|thousands|player short/i);
});
