// Written by `npm run languages`.
import { texts as componentsGroupsDemoTexts } from '../components/groups/demo/texts';

export const texts = {
  'components/groups/demo/texts': componentsGroupsDemoTexts,
};
