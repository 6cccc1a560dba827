import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES } from '@/lib/platform/language/languages';

/** The direction of the page, for parts that take it from their props: Radix assumes left to right. */
export const pageDirection = () => LANGUAGES[currentLanguage()].direction;
