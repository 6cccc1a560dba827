// Written by `npm run languages`.
import { texts as componentsLayoutTimeTexts } from '../components/layout/time-texts';
import { texts as componentsFormsTexts } from '../components/forms/texts';
import { texts as componentsLayoutNotFoundTexts } from '../components/layout/not-found/texts';
import { texts as componentsLayoutTexts } from '../components/layout/texts';
import { texts as componentsShellTexts } from '../components/shell/texts';
import { texts as componentsSportsTexts } from '../components/sports/texts';
import { texts as componentsUiTexts } from '../components/ui/texts';
import { texts as libPlatformCalendarTexts } from '../lib/platform/calendar/texts';
import { texts as libSportsTexts } from '../lib/sports/texts';

export const texts = {
  'components/layout/time-texts': componentsLayoutTimeTexts,
  'components/forms/texts': componentsFormsTexts,
  'components/layout/not-found/texts': componentsLayoutNotFoundTexts,
  'components/layout/texts': componentsLayoutTexts,
  'components/shell/texts': componentsShellTexts,
  'components/sports/texts': componentsSportsTexts,
  'components/ui/texts': componentsUiTexts,
  'lib/platform/calendar/texts': libPlatformCalendarTexts,
  'lib/sports/texts': libSportsTexts,
};
