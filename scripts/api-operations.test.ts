import { describe, expect, it } from 'vitest';
import { checkOperations, operationsText, schemasText } from './api-operations.mjs';

const OPERATIONS = 'app/api/openapi.json/operations.ts';
const SCHEMAS = 'app/api/openapi.json/schemas.ts';
const ROUTE = "import { route } from '@/lib/platform/http/handler';";

describe('the calls of the API', () => {
  const outOfDate = `${OPERATIONS} does not list the routes that exist: run npm run operations.`;

  it('are listed as they are in the folders', () => {
    const texts = {
      [OPERATIONS]: operationsText({ 'app/api/games/[id]/route.ts': ROUTE }),
      [SCHEMAS]: schemasText({}),
    };
    const listed = { ...texts, 'app/api/games/[id]/route.ts': ROUTE };
    expect(checkOperations(listed)).toEqual([]);
    expect(checkOperations({ ...listed, 'app/api/groups/route.ts': ROUTE })).toEqual([outOfDate]);
    expect(checkOperations(texts)).toEqual([outOfDate]);
    const schema = { 'lib/games/schema/read-game.ts': 'export const gameSchema = z.object({});' };
    expect(checkOperations({ ...listed, ...schema })).toEqual([
      `${SCHEMAS} does not list the schema files that exist: run npm run operations.`,
    ]);
    expect(schemasText(schema)).toContain('export * as gamesReadGame from');
  });

  it.each(['api<GameDto>(url)', 'apiPage<GameDto>(url)'])('infer their answer: %s', (text) => {
    const texts = {
      [OPERATIONS]: operationsText({}),
      [SCHEMAS]: schemasText({}),
      'components/games/a.ts': text,
    };
    expect(checkOperations(texts)).toEqual([
      'components/games/a.ts states the answer of a call: `api` infers it from the route.',
    ]);
  });
});
