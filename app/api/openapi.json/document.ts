import { buildOpenApi } from '@/lib/platform/http/openapi';
import { examples } from './examples';
import { operations } from './operations';
import * as schemas from './schemas';
import { tags } from './tags';

/** The API document: the same for everyone for the lifetime of this build. */
export const apiDocument = () => buildOpenApi({ files: operations, schemas, tags, examples });
