import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { GROUP_ROLES } from '@/lib/groups/constants';
import { translate } from '@/lib/platform/language/translate';
import { texts as auditTexts } from '@/lib/platform/observability/audit-texts';
import { listSources } from '../../scripts/source-files.mjs';
import { texts } from './texts';

addAllTexts();

const written = listSources()
  .filter((file) => file.startsWith('lib/') && !/\.test\.|generated/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => source.includes('recordSecurityEvent'))
  .flatMap((source) => [...source.matchAll(/\bdetail(?:: | = )'([^']+)'/g)])
  .map(([, detail = '']) => detail);

it('has Urdu words for each detail of a security event', () => {
  expect(written).toContain('own password');
  const audited: Record<string, string> = translate(auditTexts, 'ur');
  const others = ['access ended: sessions devices calendar new-email export', 'game 12'];
  const roles = GROUP_ROLES.map((role) => `group ${role}`);
  for (const detail of [...written, ...others, ...roles, 'games of group 3']) {
    const words = audited[detail] ?? translate(texts, 'ur').detail({ detail });
    expect(words, detail).not.toMatch(/[A-Za-z]|دیگر|…/);
    expect(translate(texts, 'en').detail({ detail }), detail).not.toMatch(/[_.]/);
  }
  expect(translate(texts, 'ur').detail({ detail: 'GET /api/users/…' })).toBe('GET /api/users/…');
});
