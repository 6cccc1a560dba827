import { texts } from '@/lib/platform/auth/texts';
import { currentLanguage } from '@/lib/platform/language/current';
import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';

// Order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** 'Chrome on Android', so that people recognise their own browsers. */
export function browserName(
  userAgent: string | null,
  language: Language = currentLanguage(),
): string {
  const t = translate(texts, language);
  const named = (list: [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  if (!system) return browser ?? t.unknownBrowser;
  return browser ? t.browserOn({ browser, system }) : t.someBrowserOn({ system });
}

export function isPhone(userAgent: string | null): boolean {
  return /Android|iPhone|iPod|Mobile/.test(userAgent ?? '');
}
