import { startChromium } from './chromium';
import { walkIn } from './journeys';

walkIn('Chromium', process.env.CHROMIUM_PROGRAM, startChromium);
