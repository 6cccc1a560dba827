import { walkIn } from './journeys';
import { startWebKit } from './webkit';

walkIn('WebKit', process.env.WEBKIT_PROGRAM, startWebKit);
