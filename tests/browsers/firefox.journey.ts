import { startFirefox } from './firefox';
import { walkIn } from './journeys';

walkIn('Firefox', process.env.FIREFOX_PROGRAM, startFirefox);
