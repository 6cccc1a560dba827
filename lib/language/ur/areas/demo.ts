import { texts as groupsDemo } from '../components/groups/demo/texts';

export const texts = {
  'components/groups/demo/texts': groupsDemo,
};
