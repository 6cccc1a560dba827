import { describe, expect, it } from 'vitest';
import { checkOperations, operationsText } from './api-operations.mjs';

const OPERATIONS = 'app/api/openapi.json/operations.ts';
const ROUTE = "import { route } from '@/lib/platform/http/handler';";

describe('the calls of the API', () => {
  const outOfDate = `${OPERATIONS} does not list the routes that exist: run npm run operations.`;

  it('are listed as they are in the folders', () => {
    const texts = { [OPERATIONS]: operationsText({ 'app/api/games/[id]/route.ts': ROUTE }) };
    const listed = { ...texts, 'app/api/games/[id]/route.ts': ROUTE };
    expect(checkOperations(listed)).toEqual([]);
    expect(checkOperations({ ...listed, 'app/api/groups/route.ts': ROUTE })).toEqual([outOfDate]);
    expect(checkOperations(texts)).toEqual([outOfDate]);
  });

  it.each(['api<GameDto>(url)', 'apiPage<GameDto>(url)'])('infer their answer: %s', (text) => {
    const texts = { [OPERATIONS]: operationsText({}), 'components/games/a.ts': text };
    expect(checkOperations(texts)).toEqual([
      'components/games/a.ts states the answer of a call: `api` infers it from the route.',
    ]);
  });
});
