import { texts as forms } from '../components/forms/texts';
import { texts as layout } from '../components/layout/texts';
import { texts as layoutTime } from '../components/layout/time-texts';
import { texts as shell } from '../components/shell/texts';
import { texts as sports } from '../components/sports/texts';
import { texts as ui } from '../components/ui/texts';
import { texts as platformCalendar } from '../lib/platform/calendar/texts';
import { texts as sharedSports } from '../lib/sports/texts';

/** What every guest's page loads. */
export const texts = {
  'components/layout/time-texts': layoutTime,
  'components/forms/texts': forms,
  'components/layout/texts': layout,
  'components/shell/texts': shell,
  'components/sports/texts': sports,
  'components/ui/texts': ui,
  'lib/platform/calendar/texts': platformCalendar,
  'lib/sports/texts': sharedSports,
};
