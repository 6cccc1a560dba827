import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { isLanguage } from '@/lib/platform/language/languages';
import { pageOf } from '@/lib/platform/observability/vital-pages';
import type { VitalsInput } from '@/lib/platform/observability/vitals';

/*
 * Measures this visit and tells the server when the person leaves it (lib/platform/observability/vitals). scripts/build.mjs bundles
 * it separately, and ./vitals-script loads it for one visit in ten.
 */

const PHONE = '(max-width: 767px)';

function measure(page: VitalsInput['page']): void {
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) return;
  const visit = { page, device: matchMedia(PHONE).matches ? 'phone' : 'desktop', language: lang };
  let values: Record<string, number> = {};
  const note = ({ name, value }: Metric) => {
    values[name.toLowerCase()] = name === 'CLS' ? value : value / 1_000;
  };
  onTTFB(note);
  onLCP(note);
  onCLS(note);
  onINP(note);
  // Registered after those of the library, which know their last value then.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
    const body = new Blob([JSON.stringify({ ...visit, ...values })], { type: 'application/json' });
    navigator.sendBeacon('/api/vitals', body);
    values = {};
  });
}

const page = pageOf(location.pathname);
if (page) measure(page);
