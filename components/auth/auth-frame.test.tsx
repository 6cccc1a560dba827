import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LandingFeatures } from '@/components/shell/landing-features';
import { AuthFrame } from './auth-frame';

it('pages shown before signing in make no claims about people nearby', () => {
  const drawn = renderToStaticMarkup(
    <AuthFrame>
      <LandingFeatures />
    </AuthFrame>,
  );
  expect(drawn).toContain('Find players');
  expect(drawn).not.toMatch(/some(?:one|body) near|near you is|thousands|player short/i);
});
