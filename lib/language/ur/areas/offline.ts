// Written by `npm run languages`.
import { texts as componentsGamesRsvpTexts } from '../components/games/rsvp-texts';
import { texts as componentsGamesSignedInTexts } from '../components/games/signed-in-texts';
import { texts as componentsGamesUnsentTexts } from '../components/games/unsent-texts';
import { texts as componentsMessagesNoticeTexts } from '../components/messages/notice-texts';
import { texts as componentsMessagesTexts } from '../components/messages/texts';
import { texts as componentsOfflineTexts } from '../components/offline/texts';
import { texts as libGamesTexts } from '../lib/games/texts';

export const texts = {
  'components/games/rsvp-texts': componentsGamesRsvpTexts,
  'components/games/signed-in-texts': componentsGamesSignedInTexts,
  'components/games/unsent-texts': componentsGamesUnsentTexts,
  'components/messages/notice-texts': componentsMessagesNoticeTexts,
  'components/messages/texts': componentsMessagesTexts,
  'components/offline/texts': componentsOfflineTexts,
  'lib/games/texts': libGamesTexts,
};
